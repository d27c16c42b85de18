import type { Channel, HandshakeTimeout } from '../host/bridge/Channel.ts'
import { openBridge } from '../host/bridge/HostBridge.ts'
import { readMessage } from '../host/bridge/readMessage.ts'
import { storageSettings } from '../host/loaded/storageSettings.ts'
import { surfaceOf } from '../host/surfaces/surfaceOf.ts'
import type { LocaleFiles } from '../i18n/localeUrl.ts'
import { framePlace } from '../platform/page/framePlace.ts'
import { isOldBrowser } from '../platform/page/isOldBrowser.ts'
import { notifyGuard } from '../platform/storage/notifyGuard.ts'
import { safeStorage, sharedStorage } from '../platform/storage/storage.ts'
import { browserClock } from '../platform/time/clock.ts'
import { messageOf } from '../platform/values/messageOf.ts'
import { parseBlock, readConfig } from './readConfig.ts'
import { isReturn, tidyReturnAddress } from './returnAddress.ts'
import { startWidget } from './startWidget.ts'
import { takeQuery } from './takeQuery.ts'

const BASEPATH = import.meta.env.BASE_URL.slice(0, -1)

const surface = surfaceOf(window)

const rareEntries = () => import('./rareEntries.ts')
const textOf = (id: string) => document.getElementById(id)?.textContent
const block = (id: string) => parseBlock(textOf(id), id)

/**
 * Whether the configuration was read. Before, a failure is a mistake in the deployment, which a retry can't fix; after,
 * it is code that did not load.
 */
let isConfigRead = false

/**
 * The entry of the iframe, of web views and of the standalone page. Sends `Loaded`, listens to the host, and requests
 * the method list while React is still loading.
 */
async function open(element: HTMLElement): Promise<void> {
  tidyReturnAddress(location)
  const unknownKeys: string[] = []
  const config = readConfig(textOf('paywidget-config'), (key) => unknownKeys.push(key))
  for (const key of unknownKeys) console.warn(`[paywidget] The configuration key "${key}" is not known.`)
  const files = block('paywidget-locales') as LocaleFiles
  isConfigRead = true
  const storage = safeStorage()
  const isLogging = storageSettings(storage).forceLogging === 1
  const { allowedOrigins } = config.host
  const channel = await surface.openChannel({ clock: browserClock, allowedOrigins, rareEntries })
  const { host: ms } = config.timeouts
  const timeout: HandshakeTimeout = channel.timeout ?? { ms, text: `No "loaded" message came within ${ms} ms` }
  const bridge = openBridge(channel, {
    clock: browserClock,
    waitMs: timeout.ms,
    names: config.host.messages,
    onProblem: (problem) => isLogging && console.warn('[paywidget] host', problem),
  })
  const start = () =>
    startWidget({
      config,
      bridge,
      timeout,
      app: () => import('../app/mountApp.tsx'),
      clock: browserClock,
      storage: { own: storage, shared: sharedStorage(), place: framePlace() },
      embedding: { element, surface, basepath: BASEPATH },
      languages: { files, query: takeQuery('locale') },
      diagnostics: { isLogging, unknownKeys },
    })
  if (isReturn(surface, location)) waitForHost(element, channel, start)
  else start()
}

/**
 * Shows the return page at once to a player whom a provider has sent back. If a host then sends `loaded`, the widget
 * replaces the return page.
 */
function waitForHost(element: HTMLElement, channel: Channel, start: () => void): void {
  const go = () => {
    stop()
    start()
  }
  const stop = channel.listen((data) => {
    const message = readMessage(data)
    if ('type' in message && message.type === 'loaded') go()
  })
  rareEntries()
    .then(({ drawReturnPage }) => drawReturnPage(element))
    // The guard shows the texts of the return page: a player who has paid must not read that the cashier could not be
    // opened.
    .catch(showGuardPage)
}

const showGuardPage = () => notifyGuard({ page: {}, mayReload: true })

/** Stops the start: the guard shows an error id, and reports the reason to the host and the console. */
const refuse = (error: unknown) => notifyGuard({ page: { detail: messageOf(error) }, mayReload: isConfigRead })

// boot.css keeps the content clear of a notch. A frame does not: WebKit reports the insets of the screen to frames too.
if (window === window.top) document.documentElement.dataset.pwFillsScreen = ''
const element = document.getElementById('paywidget')
// In an old browser the widget does not start: a classic script informs player and host. But the return page works in
// every browser.
const isTooOld = isOldBrowser() && !isReturn(surface, location)
// Some servers do not map the path of the helper window to helper.html: on those, go to that file.
if (location.pathname === `${BASEPATH}/form`) location.replace(`${BASEPATH}/helper.html${location.hash}`)
else if (element !== null && !isTooOld) open(element).catch(refuse)
