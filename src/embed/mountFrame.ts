import { addressOf, isLocal } from './addressOf.ts'
import { elementOf, hasToken, type Target } from './checkTarget.ts'
import { createReport } from './createReport.ts'
import { fitHeight, isFitted } from './fitHeight.ts'
import type { FrameSession } from './frameSession.ts'
import { merged } from './merged.ts'
import { readText } from './readText.ts'
import type { Emit, Paywidget, PaywidgetData, PaywidgetOptions } from './types.ts'

/** The permissions that the cashier needs; it gets no others. */
const ALLOW = 'clipboard-write; fullscreen; payment; web-share'
const SANDBOX =
  'allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts'
const LOAD_TIMEOUT_MS = 30_000
/** When the lazily loaded module is requested again after a failure. */
const LAZY_MODULE_RETRY_MS = 1_000
/** How long `loaded` waits for the lazily loaded module. The cashier waits longer for `loaded`. */
const LAZY_MODULE_TIMEOUT_MS = 5_000

/**
 * A cashier in an iframe inside `target` (spec §1, §3). The frame is in the page while target, `src` and a token are
 * there; a missing or wrong one is a state, which the host may correct, and is never thrown. The token is sent by
 * postMessage, only to the exact origin of `src`. `goBack` is queued while the cashier loads.
 */
export function mountFrame(target: Target, options: PaywidgetOptions, emit: Emit): Omit<Paywidget, 'on'> {
  const { src, page, loadTimeout = LOAD_TIMEOUT_MS } = options
  const report = createReport(emit, () => state === 'gone')
  const frame = document.createElement('iframe')
  const waiting: string[] = []
  let { data } = options
  /** The last data that was sent, as JSON: unchanged data is not sent again. */
  let sentData: string | undefined
  let state: 'waiting' | 'loading' | 'listening' | 'ready' | 'gone' = 'waiting'
  let origin = ''
  let session: Promise<FrameSession | undefined>
  /** Why the session could not be loaded. */
  let failure: unknown
  /** Of the time limit that runs: first for `Loaded`, then for the lazily loaded module. */
  let timer: ReturnType<typeof setTimeout> | undefined

  setTitle(options.title)
  frame.allow = ALLOW
  frame.sandbox.value = SANDBOX
  frame.referrerPolicy = 'no-referrer'
  // Marks the frame, so that a second cashier in the same element is noticed.
  frame.dataset.paywidget = ''

  function setTitle(title: string | null | undefined): void {
    frame.title = title || 'Payments'
  }

  /** Opens the cashier if everything is there; otherwise reports what is wrong. */
  function open(): void {
    // `DOMContentLoaded` may come when the cashier is loading already.
    if (state !== 'waiting') return
    clearTimeout(timer)
    if (!hasToken(data)) {
      if (data !== undefined && data !== null) report('data', data)
      return
    }
    if (!src) {
      timer = setTimeout(report, loadTimeout, 'src', src)
      return
    }
    const address = addressOf(src, page)
    if (typeof address === 'string') return report(address, options[address])
    const parent = elementOf(target)
    if (!parent) {
      // A script in the head runs before the elements exist.
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', open, { once: true })
      else report('target', target)
      return
    }
    if (!textOf(data)) return
    state = 'loading'
    origin = address.origin
    const mount = { parent, frame, address, options, data }
    const load = () => import('./frameSession.ts').then((part) => part.frameSession(mount, isLocal, report))
    // A lazily loaded module, which arrives long before the cashier answers. The second request helps in browsers that
    // fetch again after a failed import, and with webpack; the others repeat the failure until the page is reloaded.
    session = load()
      .catch(() => new Promise((done) => setTimeout(done, LAZY_MODULE_RETRY_MS)).then(load))
      .catch((error) => {
        failure = error
        return undefined
      })
    timer = setTimeout(report, loadTimeout, 'silence', mount)
    addEventListener('message', onMessage)
    addEventListener('securitypolicyviolation', onViolation)
    frame.src = address.href
    parent.append(frame)
    fitHeight(frame)
  }

  /** Takes the frame out of the page; the cashier may be opened again. */
  function shut(): void {
    clearTimeout(timer)
    removeEventListener('message', onMessage)
    removeEventListener('securitypolicyviolation', onViolation)
    frame.remove()
    state = 'waiting'
    sentData = undefined
  }

  function onViolation(event: SecurityPolicyViolationEvent): void {
    // Only of frames: a policy that blocks the loader's own modules would block the report too, which is one of them.
    if (event.effectiveDirective === 'frame-src' && event.blockedURI.startsWith(origin)) report('blocked', event)
  }

  /** The data as JSON; undefined when it has no JSON. */
  function textOf(value: unknown): string | undefined {
    try {
      return JSON.stringify(value)
    } catch (error) {
      report(isListening() ? 'unsendableUpdate' : 'unsendable', error)
      return undefined
    }
  }

  const messageOf = (messageType: string, payload?: PaywidgetData) => JSON.stringify({ messageType, payload })

  const post = (text: string): void => frame.contentWindow?.postMessage(text, origin)

  /** Sends the data once the session has loaded, or without it when that takes too long. */
  function sendLoaded(): void {
    const current = session
    const send = (loaded?: FrameSession): void => {
      // Meanwhile the cashier may have been opened again; then the time limit is that of the new frame.
      if (current !== session) return
      clearTimeout(timer)
      const text = textOf(data)
      // Meanwhile the data may have been sent, or the cashier removed.
      if (!text || text === sentData || !hasToken(data)) return
      sentData = text
      if (!loaded) report('part', failure)
      post(loaded?.loadedText(data) ?? messageOf('loaded', data))
      // From now on the cashier listens, and queues the requests that it can't handle yet.
      if (state === 'loading') state = 'listening'
      for (const asked of waiting.splice(0)) post(messageOf(asked))
    }
    clearTimeout(timer)
    timer = setTimeout(send, LAZY_MODULE_TIMEOUT_MS)
    void current.then(send)
  }

  function onMessage(event: MessageEvent): void {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const message = readText(event.data)
    if (!message) return
    const { messageType, payload, ...flat } = message
    void session.then((part) => part?.handleMessage(messageType, payload))
    if (messageType === 'Loaded') {
      // `Loaded` also comes after the cashier has reloaded its page, as after a deploy; then the cashier is no longer
      // ready (G7).
      state = 'loading'
      sentData = undefined
      sendLoaded()
    }
    if (messageType === 'FullLoaded') state = 'ready'
    emit(messageType, messageType === 'Loaded' ? flat : payload)
  }

  const isListening = () => state === 'listening' || state === 'ready'

  function setData(next: PaywidgetData | null | undefined): void {
    if (state === 'gone') return
    if (isFitted(data) && !isFitted(next)) fitHeight(frame)
    data = next
    if (!hasToken(next)) shut()
    open()
    // While the cashier loads there is nothing to send: the data is sent when `Loaded` comes.
    if (isListening()) sendLoaded()
  }

  function ask(messageType: string): void {
    if (isListening()) post(messageOf(messageType))
    else if (state === 'loading') waiting.push(messageType)
  }

  open()

  return {
    frame,
    setTitle,
    update: (changes) => setData(merged(data, changes)),
    setData,
    goBack: () => ask('onGoBack'),
    close() {
      if (state === 'ready') post(messageOf('close'))
      // The cashier can't answer yet, so the loader emits `onClose` itself.
      else if (state !== 'gone') emit('onClose', undefined)
    },
    destroy() {
      shut()
      state = 'gone'
    },
  }
}
