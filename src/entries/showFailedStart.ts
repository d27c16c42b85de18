import RETURN_TEXTS from 'virtual:languages/return'
import START_TEXTS from 'virtual:languages/start'
import { surfaceOf } from '../host/surfaces/surfaceOf.ts'
import type { StartFailure } from '../platform/storage/notifyGuard.ts'
import { textsFor } from './languageOf.ts'
import { isReturn } from './returnAddress.ts'

type Page = NonNullable<StartFailure['page']>

/**
 * Replaces the skeleton with the page for a failed start: an explanation and a retry link. The markup is part of
 * index.html, so the page needs no file that may be missing.
 */
export function showFailedStart({ lang = askedLanguage(), theme, detail = '' }: Page): void {
  const page = document.querySelector<HTMLElement>('.pw-start')
  if (page === null) return
  const { documentElement: root } = document
  root.dataset.pwStart = 'failed'
  root.dataset.pwTheme = theme ?? 'light'
  const words = isReturn(surfaceOf(window), location) ? returnWords(lang, root) : startWords(lang, root, detail)
  for (const [part, text] of Object.entries(words)) {
    const element = page.querySelector(part)
    if (element !== null) element.textContent = text
  }
  const link = page.querySelector('a')
  link?.setAttribute('href', location.pathname + location.search)
  if (words.a === '') link?.remove()
  page.hidden = false
  if (detail === '') window.addEventListener('online', () => page.isConnected && location.reload(), { once: true })
}

const askedLanguage = () => new URLSearchParams(location.search).get('locale') ?? navigator.language

function startWords(lang: string, root: HTMLElement, detail: string) {
  const { title, text, retry, wrong } = textsFor(START_TEXTS, [lang], root)
  return { h1: title, p: detail === '' ? text : wrong, a: retry, code: detail }
}

/** The texts of the return page, which needs no retry link because its text is complete (S4). */
function returnWords(lang: string, root: HTMLElement) {
  const { title, text } = textsFor(RETURN_TEXTS, [lang], root)
  return { h1: title, p: text, a: '', code: '' }
}
