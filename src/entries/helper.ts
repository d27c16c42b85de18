import type { HelperOrder, HelperReady } from '../../schemas/helperPage.ts'
import { safeUrl } from '../platform/safeUrl.ts'

/** The helper window: waits for the address of the provider's page, and goes there. It hears its opener and nobody else. */
const TEXTS: Readonly<Record<string, string>> = {
  en: 'Opening the payment page…',
  ar: 'جارٍ فتح صفحة الدفع…',
}

const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
const language = location.hash.slice(1).split('-')[0] ?? 'en'
const text = document.getElementById('text')
if (text !== null) text.textContent = TEXTS[language] ?? TEXTS.en ?? ''
document.documentElement.lang = language in TEXTS ? language : 'en'
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'

const opener: Window | null = window.opener

function hear(event: MessageEvent): void {
  if (event.source !== opener || event.origin !== location.origin || !isOrder(event.data)) return
  window.removeEventListener('message', hear)
  follow(event.data)
}

function isOrder(data: unknown): data is HelperOrder {
  const order = data as Partial<HelperOrder> | null
  return order?.paywidget === 'redirect' && typeof order.url === 'string' && typeof order.data === 'object'
}

function follow({ url, method, data }: HelperOrder): void {
  const target = safeUrl(url, { loopback: isLoopback })
  if (target === undefined) return window.close()
  window.opener = null // the provider's page must not reach back into the cashier (B10)
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
  HTMLFormElement.prototype.submit.call(form) // a field named "submit" would stand in its way (B13)
}

window.addEventListener('message', hear)
const ready: HelperReady = { paywidget: 'ready' }
opener?.postMessage(ready, location.origin)
