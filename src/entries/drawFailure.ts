import { START_TEXTS } from '../i18n/startTexts.ts'
import type { StartFailure } from '../platform/tellGuard.ts'
import { languageOf } from './languageOf.ts'

/** In a page of somebody else: that the cashier can't be drawn, and a way to try again. Its look is the kit's (`.pw`). */
export function drawFailure(
  element: HTMLElement,
  { lang, theme = 'light' }: NonNullable<StartFailure['page']>,
  retry: () => void,
): void {
  const { title, text, retry: again } = START_TEXTS[languageOf([lang ?? navigator.language], element)]
  const page = document.createElement('div')
  page.className = 'pw'
  page.dataset.theme = theme
  page.setAttribute('role', 'alert')
  const [heading, words, button] = [
    document.createElement('h2'),
    document.createElement('p'),
    document.createElement('button'),
  ]
  heading.textContent = title
  words.textContent = text
  button.type = 'button'
  button.textContent = again
  button.addEventListener('click', retry)
  page.append(heading, words, button)
  element.replaceChildren(page)
}
