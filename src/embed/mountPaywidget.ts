import { checkToken, elementOf } from './checkTarget.ts'
import { createListeners } from './createListeners.ts'
import { createResume } from './createResume.ts'
import { exactText } from './exactText.ts'
import { fitContent, fitHeight, isFitted } from './fitHeight.ts'
import { identityIn } from './identityIn.ts'
import { merged } from './merged.ts'
import { PaywidgetError } from './PaywidgetError.ts'
import { readText } from './readText.ts'
import type { Paywidget, PaywidgetData, PaywidgetMessages, PaywidgetOptions } from './types.ts'

/** The permissions that the cashier needs; it gets no others. */
const ALLOW = 'clipboard-write; fullscreen; payment; web-share'
const SANDBOX =
  'allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts'
const LOAD_TIMEOUT_MS = 30_000

/**
 * Mounts a cashier in an iframe inside `target` (spec §1, §3). The token is sent by postMessage, only to the exact
 * origin of `src`. `goBack` is queued while the cashier loads. Throws a TypeError when the element does not exist,
 * `src` is no https URL (http is allowed for localhost), or the token is missing.
 */
export function mountPaywidget(target: Element | ShadowRoot | string, options: PaywidgetOptions): Paywidget {
  const parent = elementOf(target)
  const address = addressOf(options)
  checkToken(options.data)
  const { origin } = address
  const resume = createResume(origin)
  const { on, emit, clear } = createListeners(options.on)
  const waiting: string[] = []
  let data = options.data
  /** The last data that was sent, as JSON: unchanged data is not sent again. */
  let sentData = ''
  let state: 'loading' | 'there' | 'ready' | 'gone' = 'loading'

  const frame = document.createElement('iframe')
  const setTitle = (title: string | undefined) => {
    frame.title = title ?? 'Payments'
  }
  setTitle(options.title)
  frame.allow = ALLOW
  frame.setAttribute('sandbox', SANDBOX)
  frame.referrerPolicy = 'no-referrer'
  frame.src = address.href

  const { loadTimeout = LOAD_TIMEOUT_MS } = options
  const timer = setTimeout(() => {
    const text = `Paywidget: no cashier answered at ${address.href} within ${loadTimeout} ms. Is it served there, does its frame-ancestors name ${location.origin}, and does the frame-src of this page name ${origin}?`
    emit('onInitError', { code: 'cashier.silent', text } satisfies PaywidgetMessages['onInitError'])
  }, loadTimeout)

  function post(messageType: string, payload?: unknown): void {
    frame.contentWindow?.postMessage(exactText({ messageType, payload }), origin)
  }

  function sendLoaded(): void {
    sentData = JSON.stringify(data)
    post('loaded', { resume: resume.read(identityIn(data)), ...data })
  }

  function onMessage(event: MessageEvent): void {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const message = readText(event.data)
    if (message === undefined) return
    const { messageType, payload, ...flat } = message
    if (messageType === 'Loaded') {
      clearTimeout(timer)
      // `Loaded` also comes after the cashier has reloaded its page, as after a deploy; then the cashier is no longer
      // ready (G7).
      state = 'there'
      sendLoaded()
      // From now on the cashier listens, and queues the requests that it can't handle yet.
      for (const asked of waiting.splice(0)) post(asked)
    }
    if (messageType === 'FullLoaded') state = 'ready'
    if (messageType === 'onIntent') resume.keep((payload as { reference?: unknown } | undefined)?.reference)
    if (messageType === 'onHeight') fitContent(frame, payload)
    emit(messageType, messageType === 'Loaded' ? flat : payload)
  }

  function setData(next: PaywidgetData): void {
    checkToken(next)
    if (isFitted(data) && !isFitted(next)) fitHeight(frame)
    data = next
    // While the cashier loads there is nothing to send: the data is sent when `Loaded` comes.
    if ((state === 'there' || state === 'ready') && JSON.stringify(next) !== sentData) sendLoaded()
  }

  function ask(messageType: string): void {
    if (state === 'there' || state === 'ready') post(messageType)
    else if (state === 'loading') waiting.push(messageType)
  }

  addEventListener('message', onMessage)
  parent.append(frame)
  fitHeight(frame)

  return {
    frame,
    setTitle,
    update: (changes) => setData(merged(data, changes)),
    setData,
    goBack: () => ask('onGoBack'),
    close() {
      if (state === 'ready') post('close')
      // The cashier can't answer yet, so the loader emits `onClose` itself.
      else if (state !== 'gone') emit('onClose', undefined)
    },
    on,
    destroy() {
      state = 'gone'
      clearTimeout(timer)
      removeEventListener('message', onMessage)
      clear()
      frame.remove()
    },
  }
}

/** The URL of `page` inside the folder of `src`, with the query parameters of both. */
function addressOf({ src, page = '' }: PaywidgetOptions): URL {
  const folder = folderOf(src)
  const isLocal = folder !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(folder.hostname)
  if (folder === undefined || !(folder.protocol === 'https:' || (folder.protocol === 'http:' && isLocal)))
    throw new PaywidgetError(
      'src.invalid',
      `"src" is "${src}"; it has to be an https address, such as https://pay.example/paywidget/.`,
    )
  const address = new URL(page.replace(/^\/+/, ''), folder)
  if (!(address.origin + address.pathname).startsWith(folder.origin + folder.pathname))
    throw new PaywidgetError(
      'page.invalid',
      `"page" is "${page}"; it has to be a page of the cashier, such as withdrawal.`,
    )
  if (!page.includes('?')) address.search = folder.search
  else for (const [name, value] of folder.searchParams) address.searchParams.append(name, value)
  return address
}

function folderOf(src: string): URL | undefined {
  try {
    const folder = new URL(src, location.href)
    if (!folder.pathname.endsWith('/')) folder.pathname += '/'
    return folder
  } catch {
    return undefined
  }
}
