import { addressOf, isLocal } from './addressOf.ts'
import { elementOf, hasToken, type Target } from './checkTarget.ts'
import { createReport } from './createReport.ts'
import type { Resume } from './createResume.ts'
import { fitContent, fitHeight, isFitted, isTooSmall } from './fitHeight.ts'
import { merged } from './merged.ts'
import { readText } from './readText.ts'
import type { Emit, Paywidget, PaywidgetData, PaywidgetOptions } from './types.ts'

/** The permissions that the cashier needs; it gets no others. */
const ALLOW = 'clipboard-write; fullscreen; payment; web-share'
const SANDBOX =
  'allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts'
const LOAD_TIMEOUT_MS = 30_000

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
  let state: 'waiting' | 'loading' | 'there' | 'ready' | 'gone' = 'waiting'
  let origin = ''
  let resume: Promise<Resume | undefined>
  let timer: ReturnType<typeof setTimeout> | undefined

  setTitle(options.title)
  frame.allow = ALLOW
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
    if (parent === undefined) {
      // A script in the head runs before the elements exist.
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', open, { once: true })
      else report('target', target)
      return
    }
    if (textOf(data) === undefined) return
    state = 'loading'
    origin = address.origin
    // A part of its own, which arrives long before the cashier answers. Without it the cashier opens all the same.
    resume = import('./createResume.ts').then((part) => part.createResume(origin)).catch(() => undefined)
    const isTokenShown = (address.href + location.href).includes(data.user.token)
    if (isTokenShown || isLocal(location.hostname) || parent.querySelector('[data-paywidget]'))
      report('place', { parent, frame, address, options })
    timer = setTimeout(report, loadTimeout, 'silence', { frame, address })
    addEventListener('message', onMessage)
    document.addEventListener('securitypolicyviolation', onViolation)
    frame.src = address.href
    parent.append(frame)
    fitHeight(frame)
  }

  /** Takes the frame out of the page; the cashier may be opened again. */
  function shut(): void {
    clearTimeout(timer)
    removeEventListener('message', onMessage)
    document.removeEventListener('securitypolicyviolation', onViolation)
    frame.remove()
    state = 'waiting'
    sentData = undefined
  }

  function onViolation(event: SecurityPolicyViolationEvent): void {
    if (event.effectiveDirective === 'frame-src' && event.blockedURI.startsWith(origin)) report('blocked', event)
  }

  /** The data as JSON; undefined when it has no JSON. */
  function textOf(value: unknown): string | undefined {
    try {
      return JSON.stringify(value)
    } catch (error) {
      report('unsendable', error)
      return undefined
    }
  }

  const messageOf = (messageType: string, payload?: PaywidgetData) => JSON.stringify({ messageType, payload })

  const post = (text: string): void => frame.contentWindow?.postMessage(text, origin)

  async function sendLoaded(): Promise<void> {
    const text = textOf(data)
    sentData = text
    const kept = await resume
    // Meanwhile newer data may have been sent, or the cashier removed.
    if (!text || text !== sentData || !hasToken(data)) return
    post(kept?.loadedText(data) ?? messageOf('loaded', data))
    // From now on the cashier listens, and queues the requests that it can't handle yet.
    if (state === 'loading') state = 'there'
    for (const asked of waiting.splice(0)) post(messageOf(asked))
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
      state = 'loading'
      void sendLoaded()
    }
    if (messageType === 'FullLoaded') {
      state = 'ready'
      if (isLocal(location.hostname) || isTooSmall(frame)) report('shown', frame)
    }
    if (messageType === 'onIntent')
      void resume.then((kept) => kept?.keep((payload as { reference?: unknown } | undefined)?.reference))
    if (messageType === 'onHeight') fitContent(frame, payload)
    emit(messageType, messageType === 'Loaded' ? flat : payload)
  }

  const isThere = () => state === 'there' || state === 'ready'

  function setData(next: PaywidgetData | null | undefined): void {
    if (state === 'gone') return
    if (data && isFitted(data) && !(next && isFitted(next))) fitHeight(frame)
    data = next
    if (!hasToken(next)) shut()
    open()
    // While the cashier loads there is nothing to send: the data is sent when `Loaded` comes.
    if (isThere() && textOf(next) !== sentData) void sendLoaded()
  }

  function ask(messageType: string): void {
    if (isThere()) post(messageOf(messageType))
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
