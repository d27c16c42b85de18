import type { BrowserContext } from '@playwright/test'

/**
 * Simulates a browser translator: it replaces each text node with two nested elements, again after every change. The
 * text stays the same, so that tests can find it.
 */
export async function translate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window === window.top && document.querySelector('iframe') === null && !location.pathname.includes('hosted'))
      return
    const isOurs = (text: Node) => text.parentElement?.closest('font') !== null
    const isLeftAlone = (text: Node) => text.parentElement?.closest('[translate="no"], script, style, svg') !== null
    const put = (text: Text) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateAll = () => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) if (text.data.trim() !== '' && !isOurs(text) && !isLeftAlone(text)) put(text)
    }
    const start = () => {
      translateAll()
      new MutationObserver(translateAll).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    if (document.body === null) document.addEventListener('DOMContentLoaded', start)
    else start()
  })
}
