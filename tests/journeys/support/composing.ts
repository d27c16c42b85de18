import type { CDPSession } from '@playwright/test'
import type { WidgetPage } from './widgetPage.ts'

/** A keyboard that composes: the browser hears it as from an input method, and the text is not done until it is ended. */
export async function composing(widget: WidgetPage) {
  const ime: CDPSession = await widget.page.context().newCDPSession(widget.page)

  /** One step: the text as it stands now, in the place of what was composed or selected before. */
  const stand = (text: string) =>
    ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

  return {
    stand,
    /** Sign after sign, as a finger types. */
    async type(text: string) {
      for (let end = 1; end <= text.length; end++) await stand(text.slice(0, end))
    },
    /** The keyboard is done with it. */
    end: (text: string) => ime.send('Input.insertText', { text }),
    giveUp: () => stand(''),
    /** Enter as Safari tells it: the composition is over, and the key was the keyboard's own. */
    async enterOfSafari() {
      const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
      await ime.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
      await ime.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
    },
  }
}
