import { bridgeOf } from '../bridge/nativeBridge.ts'
import { isFramed, ownDocument } from './ownDocument.ts'
import type { Surface, View } from './Surface.ts'

const MOST_EARLY = 20

/**
 * The widget in a web view of a native app, whose bridge is visible to the page. React Native gives its bridge to every
 * page, and on Android to frames as well: there it belongs to the site around the widget, which is the host.
 */
export function webView(view: View): Surface | undefined {
  const bridge = bridgeOf(view) ?? (isFramed(view) ? undefined : view.ReactNativeWebView)
  if (bridge === undefined) return undefined
  return {
    ...ownDocument(view),
    isWebView: true,
    async openChannel({ clock, rareEntries }) {
      const replay = queueMessages(view)
      const channel = (await rareEntries()).webViewChannel(view, bridge, clock)
      return { ...channel, listen: (listener) => replay(channel.listen(listener)) }
    },
    broadcast(text) {
      try {
        bridge.postMessage(text)
      } catch {
        // A bridge that throws must not prevent the report to the other surfaces (C64).
      }
    },
  }
}

/** Queues window messages until the lazy loaded channel listens; the channel then validates them (L8). */
function queueMessages(view: View): (stop: () => void) => () => void {
  const early: MessageEvent[] = []
  const keep = (event: MessageEvent) => void (early.length < MOST_EARLY && early.push(event))
  view.addEventListener('message', keep)
  return (stop) => {
    view.removeEventListener('message', keep)
    for (const event of early.splice(0)) view.dispatchEvent(event)
    return stop
  }
}
