import { openBridge } from '../host/HostBridge.ts'
import { hostMode } from '../host/hostMode.ts'
import { openChannel } from '../host/openChannel.ts'
import { browserClock } from '../platform/clock.ts'
import { sharedStorage } from '../platform/sharedStorage.ts'
import { safeStorage } from '../platform/storage.ts'
import { readConfig } from './readConfig.ts'
import { startWidget } from './startWidget.ts'
import { takeQuery } from './takeQuery.ts'

/**
 * The door of the iframe and of the page standing alone. It says `Loaded`, listens to the host and asks for the method
 * list while React is still on its way.
 */
const config = readConfig(document.getElementById('paywidget-config')?.textContent)
const storage = safeStorage()
const isLogging = storage.get('force_logging') === '1'
const channel = openChannel(hostMode(window), window, config.host.allowedOrigins)
const bridge = openBridge(channel, {
  clock: browserClock,
  onProblem: (problem) => isLogging && console.warn('[paywidget] host', problem),
})
const element = document.getElementById('paywidget')

if (element !== null) {
  startWidget({
    element,
    config,
    storage,
    shared: sharedStorage(),
    bridge,
    isLogging,
    clock: browserClock,
    localeQuery: takeQuery('locale'),
    basepath: '/paywidget',
  })
}
