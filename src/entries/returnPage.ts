import { announceReturn } from '../platform/paymentReturn.ts'
import { languageOf } from './languageOf.ts'
import './returnPage.css'

/**
 * Where a provider sends the player back at the top level: no host is there, so nothing is known of the payment, and
 * nothing is said of it, whatever the address claims. Its words are part of it: it waits for nobody.
 */
const TEXTS = {
  en: {
    title: 'You have left the payment page',
    text: 'The cashier shows what became of your payment. Go back to the tab or the site that you came from.',
    close: 'Close this tab',
    mayClose: 'You can close this tab.',
  },
  ar: {
    title: 'لقد غادرت صفحة الدفع',
    text: 'ستجد حالة دفعتك في صفحة الإيداع. عُد إلى علامة التبويب أو الموقع الذي أتيت منه.',
    close: 'إغلاق علامة التبويب',
    mayClose: 'يمكنك إغلاق علامة التبويب هذه.',
  },
} as const

/** Draws the page into an element, and tells a cashier in another tab to ask for the status. */
export function drawReturnPage(element: HTMLElement): void {
  const locale = new URLSearchParams(location.search).get('locale')
  const words = TEXTS[languageOf([locale, ...navigator.languages], document.documentElement)]
  document.title = words.title
  const note = line('p', words.mayClose)
  const close = line('button', words.close)
  close.addEventListener('click', () => {
    window.close()
    // Only a window that a script opened may be closed by one.
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
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
