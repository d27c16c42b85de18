import type { CDPSession } from '@playwright/test'
import type { WidgetPage } from './widgetPage.ts'

/** Simulates an input method editor (IME): text stays in composition until `end` or `giveUp`. */
export async function composing(widget: WidgetPage) {
  const ime: CDPSession = await widget.page.context().newCDPSession(widget.page)

  /** Replaces the composition, or the selection, with this text. */
  const stand = (text: string) =>
    ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

  return {
    stand,
    /** Types character by character. */
    async type(text: string) {
      for (let end = 1; end <= text.length; end++) await stand(text.slice(0, end))
    },
    /** Commits the composition. */
    end: (text: string) => ime.send('Input.insertText', { text }),
    giveUp: () => stand(''),
    /** Enter as Safari sends it: after the composition has ended, with the key code of the IME (229). */
    async enterOfSafari() {
      const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
      await ime.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
      await ime.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
    },
  }
}
