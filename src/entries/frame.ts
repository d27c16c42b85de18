import type { Channel, Patience } from '../host/Channel.ts'
import { openBridge } from '../host/HostBridge.ts'
import { hostMode } from '../host/hostMode.ts'
import { openChannel } from '../host/openChannel.ts'
import { readMessage } from '../host/readMessage.ts'
import { storageSettings } from '../host/storageSettings.ts'
import { tellAround } from '../host/tellAround.ts'
import type { LocaleFiles } from '../i18n/localeUrl.ts'
import { browserClock } from '../platform/clock.ts'
import { framePlace } from '../platform/framePlace.ts'
import { isOldBrowser } from '../platform/isOldBrowser.ts'
import { safeStorage, sharedStorage } from '../platform/storage.ts'
import { tellGuard } from '../platform/tellGuard.ts'
import { parseBlock, readConfig } from './readConfig.ts'
import { isReturn, tidyReturnAddress } from './returnAddress.ts'
import { startWidget } from './startWidget.ts'
import { takeQuery } from './takeQuery.ts'

const BASEPATH = '/paywidget'

const seldom = () => import('./seldom.ts')
const textOf = (id: string) => document.getElementById(id)?.textContent
const block = (id: string) => parseBlock(textOf(id), id)

/**
 * The door of the iframe and of the page standing alone. It says `Loaded`, listens to the host and asks for the method
 * list while React is still on its way.
 */
async function open(element: HTMLElement): Promise<void> {
  tidyReturnAddress(location)
  const unknownKeys: string[] = []
  const config = readConfig(textOf('paywidget-config'), (key) => unknownKeys.push(key))
  for (const key of unknownKeys) console.warn(`[paywidget] The configuration key "${key}" is not known.`)
  const storage = safeStorage()
  const isLogging = storageSettings(storage).forceLogging === 1
  const mode = hostMode(window)
  const channel = await openChannel(mode, {
    view: window,
    clock: browserClock,
    allowedOrigins: config.host.allowedOrigins,
    seldom,
  })
  const { host: ms } = config.timeouts
  const patience: Patience = channel.patience ?? { ms, text: `No "loaded" message came within ${ms} ms` }
  const bridge = openBridge(channel, {
    clock: browserClock,
    waitMs: patience.ms,
    names: config.host.messages,
    onProblem: (problem) => isLogging && console.warn('[paywidget] host', problem),
  })
  const start = () =>
    startWidget({
      element,
      config,
      storage,
      place: framePlace(),
      shared: sharedStorage(),
      bridge,
      patience,
      isLogging,
      unknownKeys,
      clock: browserClock,
      locales: block('paywidget-locales') as LocaleFiles,
      localeQuery: takeQuery('locale'),
      basepath: BASEPATH,
    })
  if (isReturn(mode, location)) waitForHost(element, channel, start)
  else start()
}

/** A player who is back from the provider reads so at once. Should a script of this page speak as a host, it is the widget. */
function waitForHost(element: HTMLElement, channel: Channel, start: () => void): void {
  const go = () => {
    stop()
    start()
  }
  const stop = channel.listen((data) => {
    const message = readMessage(data)
    if ('type' in message && message.type === 'loaded') go()
  })
  seldom()
    .then(({ drawReturnPage }) => drawReturnPage(element))
    // The guard has the words as well: who has paid must not read that a cashier could not be opened.
    .catch(() => tellGuard({ page: {}, mayReload: true }))
}

/** Without a configuration, or a channel, nobody is known: any page that frames us may hear why nothing came of it. */
function refuse(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error)
  console.error(`[paywidget] ${text}`)
  tellGuard({ page: { detail: text }, mayReload: false })
  tellAround(window, text, [])
}

const element = document.getElementById('paywidget')
// A plain script says so to player and host; only the way back from a provider needs nothing that this browser lacks.
const isTooOld = isOldBrowser() && !isReturn(hostMode(window), location)
// The helper window's page, where the server does not answer this path with it.
if (location.pathname === `${BASEPATH}/form`) location.replace(`${BASEPATH}/helper.html${location.hash}`)
else if (element !== null && !isTooOld) open(element).catch(refuse)
