import { START_TEXTS } from '../i18n/startTexts.ts'
import type { StartFailure } from '../platform/tellGuard.ts'

type Page = NonNullable<StartFailure['page']>

/**
 * The page of a widget that can't start: no skeleton any more, but what happened and a way to try again. It stands in
 * index.html from the first byte, so it needs nothing that may be missing.
 */
export function showFailedStart({ lang = navigator.language, theme, detail = '' }: Page): void {
  const page = document.querySelector<HTMLElement>('.pw-start')
  if (page === null) return
  const name = lang.toLowerCase().split('-')[0] ?? ''
  const known = Object.hasOwn(START_TEXTS, name) ? name : 'en'
  const { documentElement: root } = document
  root.lang = known
  root.dir = known === 'ar' ? 'rtl' : 'ltr'
  root.dataset.pwStart = 'failed'
  root.dataset.pwTheme = theme ?? 'light'
  const { title = '', text = '', retry = '', wrong = '' } = START_TEXTS[known] ?? {}
  const words = { h1: title, p: detail === '' ? text : wrong, a: retry, code: detail }
  for (const [part, said] of Object.entries(words)) {
    const element = page.querySelector(part)
    if (element !== null) element.textContent = said
  }
  page.querySelector('a')?.setAttribute('href', location.pathname + location.search)
  page.hidden = false
  if (detail === '') window.addEventListener('online', () => page.isConnected && location.reload(), { once: true })
}
