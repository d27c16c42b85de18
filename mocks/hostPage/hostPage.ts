import type { Scenario } from '../cashier/Scenario.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { CALLS_CHANNEL, type CallNotice } from '../worker/channels.ts'
import { showControls } from './controls.ts'
import { element } from './element.ts'
import { log } from './log.ts'
import { payloadFor } from './payloadFor.ts'
import { queryOf, readSettings } from './Settings.ts'

const frame = element('cashier', HTMLIFrameElement)
const device = element('device', HTMLDivElement)
const messages = log('messages')
const calls = log('calls')
let settings = readSettings(new URLSearchParams(location.search))
let count = 0

showControls(settings, (next) => {
  const isOnlyWider = queryOf({ ...next, width: settings.width }) === queryOf(settings)
  settings = next
  const query = queryOf(settings)
  history.replaceState(undefined, '', query === '' ? location.pathname : `?${query}`)
  device.dataset.width = settings.width
  // The cashier answers to its width by itself.
  if (!isOnlyWider) load()
})
element('reload', HTMLButtonElement).addEventListener('click', load)
element('goBack', HTMLButtonElement).addEventListener('click', () => send('onGoBack'))
for (const button of document.querySelectorAll<HTMLElement>('[data-clears]')) {
  button.addEventListener('click', () => (button.dataset.clears === 'calls' ? calls : messages).clear())
}

window.addEventListener('message', ({ data, origin, source }) => {
  if (source !== frame.contentWindow || origin !== location.origin) return
  const { messageType, payload } = parse(data)
  note('in', messageType, payload)
  if (messageType === 'Loaded') send('loaded', payloadFor(settings))
})

new BroadcastChannel(CALLS_CHANNEL).addEventListener('message', ({ data }: MessageEvent<CallNotice>) => {
  const { id, method, outcome, path } = data
  const isGood = typeof outcome?.status === 'number' && outcome.status < 400
  const tone = outcome === undefined ? 'busy' : isGood ? 'good' : 'bad'
  calls.put(id, { mark: method, title: path, tone, detail: outcome ? `${outcome.status} · ${outcome.ms} ms` : '…' })
})

device.dataset.width = settings.width
load()

/** Layouts are static files, which carry no token: the page's address names their scenario. */
function load(): void {
  const { layouts } = (SCENARIOS as Readonly<Record<string, Scenario>>)[settings.scenario] ?? {}
  const query = layouts === undefined ? '' : `?scenario=${settings.scenario}`
  // A fresh document each time, even at the same address.
  frame.contentWindow?.location.replace(`/paywidget/${query}`)
}

function send(messageType: string, payload?: unknown): void {
  frame.contentWindow?.postMessage(JSON.stringify({ messageType, payload }), location.origin)
  note('out', messageType, payload)
}

function note(tone: 'in' | 'out', title: string, body: unknown): void {
  const time = new Date().toLocaleTimeString(undefined, { hour12: false })
  count += 1
  messages.put(`${count}`, { mark: tone === 'in' ? 'widget →' : '→ widget', title, tone, detail: time, body })
}

/** Messages are JSON text; anything else is shown as it came. */
function parse(data: unknown): { messageType: string; payload: unknown } {
  try {
    const { messageType = 'unknown', payload } = JSON.parse(String(data)) as { messageType?: string; payload?: unknown }
    return { messageType, payload }
  } catch {
    return { messageType: 'no JSON', payload: data }
  }
}
