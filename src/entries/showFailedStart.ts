import RETURN_TEXTS from 'virtual:languages/return'
import START_TEXTS from 'virtual:languages/start'
import { storageSettings } from '../host/loaded/storageSettings.ts'
import { surfaceOf } from '../host/surfaces/surfaceOf.ts'
import type { StartFailure } from '../platform/storage/notifyGuard.ts'
import { safeStorage } from '../platform/storage/storage.ts'
import { copyOnPress } from './copyOnPress.ts'
import { textsFor } from './languageOf.ts'
import { isReturn } from './returnAddress.ts'

type Page = NonNullable<StartFailure['page']>

/**
 * Replaces the skeleton, or an app that has ended, with the page for a failed start: an explanation and a retry link.
 * The page is part of index.html and of this script, so it needs no file that may be missing.
 */
export function showFailedStart({ lang = askedLanguage(), theme, ...failure }: Page): void {
  const container = document.getElementById('paywidget') ?? document.body
  // This script may load after the app. An app that has ended has left the container empty; one that has recovered has not.
  const page = container.querySelector<HTMLElement>('.pw-start') ?? (container.firstChild ? null : newPage(container))
  if (page === null) return
  const { documentElement: root } = document
  root.dataset.pwStart = 'failed'
  root.dataset.pwTheme = theme ?? 'light'
  if (isReturn(surfaceOf(window), location)) showReturn(page, lang, root)
  else showStart(page, textsFor(START_TEXTS, [lang], root), failure)
  page.querySelector('a')?.setAttribute('href', location.pathname + location.search)
  page.hidden = false
  if (failure.detail === undefined)
    window.addEventListener('online', () => page.isConnected && location.reload(), { once: true })
}

const askedLanguage = () => new URLSearchParams(location.search).get('locale') ?? navigator.language

/** The markup of index.html, which the app has replaced. */
function newPage(container: HTMLElement): HTMLElement {
  const id = make('dl', make('dt'), make('dd'), make('dd', Object.assign(make('button'), { type: 'button' })))
  const details = make('details', make('summary'), make('code'))
  for (const part of [id, details]) part.hidden = true
  const page = make('div', make('h1'), make('p'), id, details, make('a'))
  page.className = 'pw-start'
  page.setAttribute('role', 'alert')
  container.append(page)
  return page
}

function make(tag: string, ...children: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement(tag)
  element.append(...children)
  return element
}

function showStart(
  page: HTMLElement,
  { title, text, retry, wrong, ...texts }: (typeof START_TEXTS)['en'],
  { detail, supportId }: Page,
): void {
  write(page, { h1: title, p: detail === undefined ? text : wrong, a: retry })
  if (supportId !== undefined) showErrorId(page, texts, supportId)
  // The mistake is for the operator, who turns the log on.
  if (detail === undefined || storageSettings(safeStorage()).forceLogging === 0) return
  write(page, { summary: texts.details, code: detail })
  reveal(page, 'details')
}

/** Shows the id and a button that copies it. */
function showErrorId(
  page: HTMLElement,
  { errorId, copy, copied }: Pick<(typeof START_TEXTS)['en'], 'errorId' | 'copy' | 'copied'>,
  supportId: string,
): void {
  write(page, { dt: errorId, dd: supportId, button: copy })
  reveal(page, 'dl')
  const id = page.querySelector('dd')
  const button = page.querySelector('button')
  if (id === null || button === null) return
  button.setAttribute('aria-label', `${copy}: ${errorId}`)
  copyOnPress(button, id, copied)
}

/** The texts of the return page, which needs no retry link because its text is complete (S4). */
function showReturn(page: HTMLElement, lang: string, root: HTMLElement): void {
  const { title, text } = textsFor(RETURN_TEXTS, [lang], root)
  write(page, { h1: title, p: text })
  page.querySelector('a')?.remove()
}

function write(page: HTMLElement, texts: Readonly<Record<string, string>>): void {
  for (const [part, text] of Object.entries(texts)) {
    const element = page.querySelector(part)
    if (element !== null) element.textContent = text
  }
}

const reveal = (page: HTMLElement, part: string) => page.querySelector(part)?.removeAttribute('hidden')
