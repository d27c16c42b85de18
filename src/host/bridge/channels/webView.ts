import { parseJson } from '../../../platform/files/parseJson.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Channel, MessageListener } from '../Channel.ts'
import type { NativeBridge } from '../nativeBridge.ts'

export type WebView = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: { readonly origin: string }
  /** The payload of `loaded` as an object or JSON text, set by the app (HOST-13). */
  userData?: unknown
}

/** HOST-26: how often and how long `userData` is polled. */
const POLL_INTERVAL_MS = 10
const TIMEOUT_MS = 5_000
/** The error text of the specification (ERR-12). */
const NOT_FOUND = 'Property userData not found in window after 5 s'

/**
 * The channel to a native app around the page. The app receives texts through its bridge. It passes the player's data
 * in `window.userData`, which is deleted once read, so that the token does not stay there. The app sends all other
 * messages by running `window.postMessage(text, origin)` in this window. A frame or an opener cannot imitate such a
 * message, because its own messages have another `source`.
 */
export function webViewChannel(
  view: WebView,
  bridge: NativeBridge,
  clock: Pick<Clock, 'monotonic' | 'setTimeout'>,
): Channel {
  const { origin } = view.location
  const since = clock.monotonic()
  let isKnown = false

  function poll(listener: MessageListener): () => void {
    let cancel = () => {}
    const next = () => {
      const payload = taken(view)
      if (payload !== undefined) listener({ messageType: 'loaded', payload }, pin)
      else if (clock.monotonic() - since < TIMEOUT_MS) cancel = clock.setTimeout(next, POLL_INTERVAL_MS)
    }
    // Asynchronous, so that the caller has the cleanup before the handler runs: the handler may need the cleanup at
    // once.
    cancel = clock.setTimeout(next, 0)
    return () => cancel()
  }

  const pin = () => {
    isKnown = true
  }

  return {
    timeout: { ms: TIMEOUT_MS, text: NOT_FOUND, hostText: NOT_FOUND },
    send(text, isPublic) {
      if (!isKnown && !isPublic) return false
      try {
        bridge.postMessage(text)
      } catch {
        // A bridge that throws must not stop a payment (C64).
        return false
      }
      return true
    },
    listen(listener) {
      const onMessage = (event: MessageEvent) => {
        if (event.source === (view as unknown) && event.origin === origin && /^https?:/.test(origin))
          listener(event.data, pin)
      }
      view.addEventListener('message', onMessage)
      const stop = poll(listener)
      return () => {
        stop()
        view.removeEventListener('message', onMessage)
      }
    },
  }
}

/** Takes `userData` from the window. Invalid JSON is returned unchanged; `readMessage` rejects it. */
function taken(view: WebView): unknown {
  const { userData } = view
  if (userData === undefined || userData === null) return undefined
  Reflect.deleteProperty(view, 'userData')
  try {
    return typeof userData === 'string' ? parseJson(userData) : userData
  } catch {
    return userData
  }
}
