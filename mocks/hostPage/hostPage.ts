import { DOCUMENTS_CHANGED } from '../documents/DocumentReport.ts'
import { SOCKET_CALL } from '../socket/SOCKET_CALL.ts'
import { CALLS_CHANNEL, type CallNotice } from '../worker/channels.ts'
import { codePanel } from './codePanel.ts'
import { showControls } from './controls.ts'
import { copyButton } from './copyButton.ts'
import { documentsPanel } from './documents.ts'
import { element } from './element.ts'
import { firstPage } from './firstPage.ts'
import { log } from './log.ts'
import { masked } from './masked.ts'
import { notices } from './notices.ts'
import { payloadFor, tokenOf } from './payloadFor.ts'
import { queryOf, readSettings } from './Settings.ts'

/** Debounce: editors save in several steps. */
const SAVE_MS = 80
/**
 * Latest time of the first check of all method folders. The check waits until the widget has started, because the check
 * keeps the dev server busy for a second.
 */
const LATEST_CHECK_MS = 10_000

const frame = element('cashier', HTMLIFrameElement)
const device = element('device', HTMLDivElement)
const messages = log('messages')
const calls = log('calls')
const documents = documentsPanel()
const code = codePanel()
const notice = notices()
let settings = readSettings(new URLSearchParams(location.search))
let count = 0
/** The reference of the last `onIntent`, which a host passes back with the next `loaded`. */
let resume = ''

showControls(settings, (next) => {
  const isOnlyWider = queryOf({ ...next, width: settings.width }) === queryOf(settings)
  const isOtherStory = next.scenario !== settings.scenario
  settings = next
  const query = queryOf(settings)
  history.replaceState(undefined, '', query === '' ? location.pathname : `?${query}`)
  device.dataset.width = settings.width
  code.show(settings)
  if (isOtherStory) {
    keep('')
    check()
  }
  // A change of the width needs no reload.
  if (!isOnlyWider) load()
})
element('reload', HTMLButtonElement).addEventListener('click', load)
element('goBack', HTMLButtonElement).addEventListener('click', () => send('onGoBack'))
element('intentHead', HTMLDivElement).append(copyButton(() => resume))
for (const button of document.querySelectorAll<HTMLElement>('[data-clears]')) {
  button.addEventListener('click', () => (button.dataset.clears === 'calls' ? calls : messages).clear())
}

window.addEventListener('message', ({ data, origin, source }) => {
  if (source !== frame.contentWindow || origin !== location.origin) return
  const { messageType, payload } = parse(data)
  note('in', messageType, payload)
  if (messageType === 'Loaded') send('loaded', payloadFor(settings, resume))
  if (messageType === 'onIntent') keep((payload as { reference?: string }).reference ?? '')
  if (messageType === 'FullLoaded' || messageType === 'onInitError') firstCheck()
})

new BroadcastChannel(CALLS_CHANNEL).addEventListener('message', ({ data }: MessageEvent<CallNotice>) => showCall(data))
import.meta.hot?.on(SOCKET_CALL, showCall)

function showCall({ at, id, method, outcome, path, sent }: CallNotice): void {
  const isGood = typeof outcome?.status === 'number' && outcome.status < 400
  const tone = outcome === undefined ? 'busy' : isGood ? 'good' : 'bad'
  const detail = outcome ? `${outcome.status} · ${outcome.ms} ms` : '…'
  calls.put(id, { ...{ at, mark: method, title: path, tone, detail }, parts: partsOf(method, sent, outcome) })
}

let isChecked = false
function firstCheck(): void {
  if (!isChecked) check()
}

function check(): void {
  isChecked = true
  if (!import.meta.env.DEV) return
  void documents.refresh(settings.scenario)
}

let saved: ReturnType<typeof setTimeout> | undefined
import.meta.hot?.on(DOCUMENTS_CHANGED, () => {
  clearTimeout(saved)
  saved = setTimeout(() => {
    check()
    // Reload the current page of the widget, so that the edited form stays in view.
    frame.contentWindow?.location.reload()
  }, SAVE_MS)
})
import.meta.hot?.on('vite:ws:disconnect', () => {
  notice.put(
    'server',
    'The dev server has stopped. Start it again with “npm start”: this page then comes back by itself.',
  )
})
import.meta.hot?.on('vite:ws:connect', () => notice.take('server'))

function showOffline(): void {
  if (navigator.onLine) return notice.take('offline')
  notice.put(
    'offline',
    'This browser is offline. All of the demo is on this machine, so it goes on; the cashier shows what a player would see.',
  )
}
addEventListener('online', showOffline)
addEventListener('offline', showOffline)
showOffline()

if (!('serviceWorker' in navigator)) {
  notice.put(
    'worker',
    'This window has no service worker, so the icons of the methods are missing; all else works. A private window, or an address that is neither localhost nor https, has none: open the demo at localhost in an ordinary window.',
  )
}

device.dataset.width = settings.width
code.show(settings)
// Without the dev server there are neither other pages of the demo nor a check of method folders.
if (!import.meta.env.DEV) for (const part of document.querySelectorAll('[data-dev]')) part.remove()
keep('')
load()
setTimeout(firstCheck, LATEST_CHECK_MS)

/** Loads the widget. Its page reads the scenario of the layouts from our URL. */
function load(): void {
  const list = firstPage(settings) ?? ''
  const base = import.meta.env.BASE_URL
  // A static server has the widget's page at one address only (mocks/widgetPage/ownPath.ts).
  const address = import.meta.env.DEV ? `${base}${list}` : `${base}widget.html?at=${list}`
  // `replace` reloads the page, even at the same URL.
  frame.contentWindow?.location.replace(address)
}

function send(messageType: string, payload?: unknown): void {
  frame.contentWindow?.postMessage(JSON.stringify({ messageType, payload }), location.origin)
  note('out', messageType, payload)
}

function note(tone: 'in' | 'out', title: string, payload: unknown): void {
  count += 1
  const parts = payload === undefined ? undefined : { payload: masked(payload, tokenOf(settings)) }
  messages.put(`${count}`, {
    ...{ at: Date.now(), mark: tone === 'in' ? 'widget →' : '→ widget', title, tone, detail: `#${count}` },
    ...(parts && { parts }),
  })
}

function keep(reference: string): void {
  resume = reference
  element('intent', HTMLElement).hidden = reference === ''
  element('intentReference', HTMLElement).textContent = reference
}

function partsOf(method: string, sent: CallNotice['sent'], outcome: CallNotice['outcome']) {
  return {
    [`${method} ${sent.address}`]: sent.headers,
    'Body sent': sent.body,
    ...(outcome && { [`Answer ${outcome.status}`]: outcome.headers ?? 'No answer came.', 'Body got': outcome.body }),
  }
}

/** Parses a message; anything that is not JSON is shown unchanged. */
function parse(data: unknown): { messageType: string; payload: unknown } {
  try {
    const { messageType = 'unknown', payload } = JSON.parse(String(data)) as { messageType?: string; payload?: unknown }
    return { messageType, payload }
  } catch {
    return { messageType: 'no JSON', payload: data }
  }
}
