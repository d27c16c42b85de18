import { openBridge } from '../host/HostBridge.ts'
import { hostMode } from '../host/hostMode.ts'
import { openChannel } from '../host/openChannel.ts'
import { readMessage } from '../host/readMessage.ts'
import { browserClock } from '../platform/clock.ts'
import { safeStorage } from '../platform/storage.ts'
import { isReturn } from './isReturn.ts'
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
const mode = hostMode(window)
const channel = openChannel(mode, window, config.host.allowedOrigins)
const bridge = openBridge(channel, {
  clock: browserClock,
  onProblem: (problem) => isLogging && console.warn('[paywidget] host', problem),
})
const element = document.getElementById('paywidget')

function start(into: HTMLElement): void {
  startWidget({
    element: into,
    config,
    storage,
    bridge,
    isLogging,
    clock: browserClock,
    localeQuery: takeQuery('locale'),
    basepath: '/paywidget',
  })
}

/** A player who is back from the provider reads so at once. Should a script of this page speak as a host, it is the widget. */
function waitForHost(into: HTMLElement): void {
  const stop = channel.listen((data) => {
    const message = readMessage(data)
    if ('type' in message && message.type === 'loaded') go()
  })
  const go = () => {
    stop()
    start(into)
  }
  import('./returnPage.ts').then(({ drawReturnPage }) => drawReturnPage(into)).catch(go)
}

if (element !== null) {
  if (isReturn(mode, location)) waitForHost(element)
  else start(element)
}
