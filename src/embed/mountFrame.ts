import { addressOf, isLocal } from './addressOf.ts'
import { elementOf, hasToken, type Target } from './checkTarget.ts'
import { createReport } from './createReport.ts'
import { fitHeight } from './fitHeight.ts'
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
/** How long `loaded` waits for the lazily loaded module, from the first `Loaded` on. By default the cashier waits 30 s. */
const LAZY_MODULE_TIMEOUT_MS = 5_000

/** The states of a cashier. Numbers, because the loader may have 3 kB. */
const GONE = 0
/** Not open yet: the target element, `src` or the token is missing. */
const WAITING = 1
/** The cashier in the frame has not received its data. */
const LOADING = 2
const LISTENING = 3
/** The cashier shows its list. */
const READY = 4

/**
 * A cashier in an iframe inside `target` (spec §1, §3). The frame is in the page while target, `src` and a token are
 * there; a missing or wrong one is a state, which the host may correct, and is never thrown. The token is sent by
 * postMessage, only to the exact origin of `src`. `goBack` is queued while the cashier loads.
 */
export function mountFrame(target: Target, options: PaywidgetOptions, emit: Emit): Omit<Paywidget, 'on'> {
  const { src, page, loadTimeout = LOAD_TIMEOUT_MS } = options
  const report = createReport(emit, () => state === GONE)
  const frame = document.createElement('iframe')
  let waiting: string[] = []
  let { data } = options
  /** The last data that was sent, as JSON: unchanged data is not sent again. */
  let sentData: string | undefined
  let state: number = WAITING
  let origin = ''
  let session: Promise<FrameSession | undefined>
  /** Why the session could not be loaded. */
  let failure: unknown
  /** Resolves when `loaded` no longer waits for the session. */
  let deadline: Promise<undefined> | undefined
  /** The timeout for `Loaded`, then the deadline. */
  let timer: Parameters<typeof clearTimeout>[0]

  setTitle(options.title)
  frame.allow = ALLOW
  // Not `frame.sandbox`, which jsdom lacks.
  frame.setAttribute('sandbox', SANDBOX)
  frame.referrerPolicy = 'no-referrer'
  // Marks the frame, so that a second cashier in the same element is noticed.
  frame.dataset.paywidget = ''

  function setTitle(title: string | null | undefined): void {
    frame.title = title || 'Payments'
  }

  /** Opens the cashier if everything is there; otherwise reports what is wrong. */
  function open(): void {
    // `DOMContentLoaded` may come when the cashier is loading already.
    if (state !== WAITING) return
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
    state = LOADING
    origin = address.origin
    const mount = { parent, frame, address, options, data }
    const load = () =>
      import('./frameSession.ts').then((part) => part.frameSession(mount, isLocal, fitHeight, report, () => data))
    // A lazily loaded module, which arrives long before the cashier answers. The second request helps in browsers that
    // fetch again after a failed import, and with webpack; the others repeat the failure until the page is reloaded.
    deadline = undefined
    session = load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, LAZY_MODULE_RETRY_MS)).then(load))
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
    state = WAITING
    sentData = undefined
    waiting = []
  }

  function onViolation(event: SecurityPolicyViolationEvent): void {
    // Frames only. If the policy blocked the loader's own modules, the module that sends this report would be blocked too.
    if (event.effectiveDirective === 'frame-src' && event.blockedURI.startsWith(origin)) report('blocked', event)
  }

  /** Serializes the data; if that fails, reports it and returns undefined. */
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

  /** Sends the data once the session has loaded, or without it after the deadline. */
  function sendLoaded(): void {
    const current = session
    void Promise.race([current, deadline]).then((loaded) => {
      const text = textOf(data)
      // Meanwhile the data may have been sent, or the cashier removed or opened again.
      if (!text || text === sentData || !hasToken(data) || current !== session) return
      sentData = text
      if (!loaded) report('part', failure)
      post(loaded?.loadedText(data) ?? messageOf('loaded', data))
      // From now on the cashier listens, and queues the requests that it can't handle yet.
      if (state === LOADING) state = LISTENING
      for (const asked of waiting.splice(0)) post(messageOf(asked))
    })
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
      state = LOADING
      sentData = undefined
      deadline ??= new Promise((resolve) => {
        clearTimeout(timer)
        timer = setTimeout(resolve, LAZY_MODULE_TIMEOUT_MS)
      })
      sendLoaded()
    }
    if (messageType === 'FullLoaded') state = READY
    // A failed start is an answer too.
    if (messageType === 'onInitError' && !deadline) clearTimeout(timer)
    // The host may answer with the token that was sent last: the cashier may have used a newer one of the server.
    if (messageType === 'onTokenExpired') sentData = undefined
    emit(messageType, messageType === 'Loaded' ? flat : payload)
  }

  const isListening = () => state >= LISTENING

  function setData(next: PaywidgetData | null | undefined): void {
    if (state === GONE) return
    data = next
    if (!hasToken(next)) shut()
    open()
    // While the cashier loads there is nothing to send: the data is sent when `Loaded` comes.
    if (isListening()) sendLoaded()
  }

  function ask(messageType: string): void {
    if (isListening()) post(messageOf(messageType))
    else if (state === LOADING) waiting.push(messageType)
  }

  open()

  return {
    frame,
    setTitle,
    update: (changes) => setData(merged(data, changes)),
    setData,
    goBack: () => ask('onGoBack'),
    close() {
      if (state === READY) post(messageOf('close'))
      // The cashier can't answer yet, so the loader emits `onClose` itself.
      else if (state !== GONE) emit('onClose')
    },
    destroy() {
      shut()
      state = GONE
    },
  }
}
