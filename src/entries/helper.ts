import HELPER_TEXTS from 'virtual:languages/helper'
import {
  type HelperMessage,
  type HelperOrder,
  type HelperReady,
  helperChannel,
  readHelperAddress,
} from '../../schemas/helperPage.ts'
import { safeUrl } from '../platform/windows/safeUrl.ts'
import { dropLateSheets } from './dropLateSheets.ts'
import { textsFor } from './languageOf.ts'

// The helper window: waits for the URL of the provider's page and navigates to that page. Accepts messages only from
// its opener, and from the BroadcastChannel that its own URL names.

/** Timeout for the style sheet, because a slow style sheet must not delay a payment. */
const SHEET_TIMEOUT_MS = 4_000

/**
 * Timeouts for the cashier's first answer, which normally arrives at once, and for the URL: the server may need 30 s,
 * plus a retry.
 */
const ANSWERED_WITHIN_MS = 4_000
const ORDERED_WITHIN_MS = 60_000
/** Timeout while the cashier shows a captcha, because the player may need long to solve it. */
const CHECKED_WITHIN_MS = 600_000

const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
const { language, name } = readHelperAddress(location.hash)
const words = textsFor(HELPER_TEXTS, [language], document.documentElement)
const opener: Window | null = window.opener
const channel = openChannel()

function showText(sentence: string, isWaiting: boolean): void {
  const text = document.getElementById('text')
  if (text !== null) text.textContent = sentence
  document.querySelector('[aria-busy]')?.setAttribute('aria-busy', String(isWaiting))
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return name === '' ? undefined : new BroadcastChannel(helperChannel(name))
  } catch {
    return undefined // denied by the browser; the opener may still work
  }
}

function byOpener({ source, origin, data }: MessageEvent): void {
  if (source !== null && source === opener && origin === location.origin) handleMessage(data)
}

function handleMessage(data: Partial<HelperMessage> | null): void {
  if (data?.paywidget === 'hold') keepWaiting(words.opening, ORDERED_WITHIN_MS)
  if (data?.paywidget === 'check') keepWaiting(words.check, CHECKED_WITHIN_MS)
  if (data?.paywidget === 'close') over()
  if (isOrder(data)) follow(data)
}

function keepWaiting(sentence: string, ms: number): void {
  showText(sentence, true)
  wait(ms)
}

function isOrder(data: Partial<HelperMessage> | null): data is HelperOrder {
  const order = data as Partial<HelperOrder> | null
  return order?.paywidget === 'redirect' && typeof order.url === 'string' && typeof order.data === 'object'
}

function over(): void {
  clearTimeout(waiting)
  showText(words.over, false)
  window.close()
}

function follow({ url, method, data }: HelperOrder): void {
  const target = safeUrl(url, { loopback: isLoopback })
  if (target === undefined) return window.close()
  clearTimeout(waiting)
  window.removeEventListener('message', byOpener)
  notifyCashier('going')
  channel?.close()
  window.opener = null // the provider's page must not access the cashier (B10)
  const entries = Object.entries(data ?? {})
  if (method === 'GET' && entries.length === 0) location.replace(target)
  else submit(target, method, entries)
}

function submit(target: URL, method: 'GET' | 'POST', entries: readonly (readonly [string, string])[]): void {
  const form = document.createElement('form')
  form.method = method === 'POST' ? 'post' : 'get'
  form.action = target.href
  const all = method === 'GET' ? [...target.searchParams, ...entries] : entries
  for (const [name, value] of all) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = String(value)
    form.append(input)
  }
  document.body.append(form)
  HTMLFormElement.prototype.submit.call(form) // a field named "submit" would hide the method (B13)
}

let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Shows a text instead of the spinner after `ms`: the host's opener policy may have cut the connection, or the cashier
 * may be closed.
 */
function wait(ms: number): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => showText(words.stuck, false), ms)
}

function notifyCashier(what: HelperReady['paywidget']): void {
  const message: HelperReady = { paywidget: what }
  opener?.postMessage(message, location.origin)
  channel?.postMessage(message)
}

function start(): void {
  document.getElementById('late')?.remove()
  showText(words.opening, true)
  window.addEventListener('message', byOpener)
  channel?.addEventListener('message', ({ data }) => handleMessage(data))
  wait(ANSWERED_WITHIN_MS)
  notifyCashier('ready')
}

dropLateSheets(SHEET_TIMEOUT_MS)
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
