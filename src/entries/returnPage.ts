import RETURN_TEXTS from 'virtual:languages/return'
import { announceReturn } from '../platform/windows/paymentReturn.ts'
import { textsFor } from './languageOf.ts'
import './returnPage.css'

/**
 * Draws the page for a player whom a provider sends back in a tab without a host. The page shows no status, because the
 * query of a return URL can't be trusted. It sends a message to a cashier in another tab, which then requests the
 * status.
 */
export function drawReturnPage(element: HTMLElement): void {
  const locale = new URLSearchParams(location.search).get('locale')
  const words = textsFor(RETURN_TEXTS, [locale, ...navigator.languages], document.documentElement)
  document.title = words.title
  const note = line('p', words.mayClose)
  const close = line('button', words.close)
  close.addEventListener('click', () => {
    window.close()
    // The tab is still open: a script may only close windows that a script opened.
    close.replaceWith(note)
    note.tabIndex = -1
    note.focus()
  })
  const page = document.createElement('main')
  page.className = 'pw-return'
  page.append(line('h1', words.title), line('p', words.text), close)
  element.replaceChildren(page)
  announceReturn()
}

function line(tag: 'h1' | 'p' | 'button', text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
