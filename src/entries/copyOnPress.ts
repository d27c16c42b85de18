import { copyText } from '../platform/page/copyText.ts'

/**
 * Makes the button copy the text of an element, and then say so. Where nothing can be copied, the button selects the
 * text, and the player copies it with the keys or the menu of the browser.
 */
export function copyOnPress(button: HTMLElement, element: HTMLElement, copied: string): void {
  button.onclick = async () => {
    if ((await copyText(element.textContent)) === 'failed') return getSelection()?.selectAllChildren(element)
    button.removeAttribute('aria-label')
    button.textContent = copied
  }
}
