import type { Clock } from '../../platform/clock.ts'
import { parseJson } from '../../platform/parseJson.ts'
import type { Channel, Hear } from '../Channel.ts'
import type { NativeBridge } from '../hostMode.ts'

export type WebView = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: { readonly origin: string }
  /** What `loaded` says, as an object or as its JSON: the app puts it here (HOST-13). */
  userData?: unknown
}

/** HOST-26: how often the app's data are looked for, and for how long. */
const LOOKS_EVERY_MS = 10
const WAITS_MS = 5_000
/** ERR-12, in the words of the specification. */
const NOT_FOUND = 'Property userData not found in window after 5 s'

/**
 * A native app around the page. It hears its bridge, and says the player's data by `window.userData`, which is taken away
 * as soon as it is read: a token lies about nowhere. All else it says as a page does, `window.postMessage(text, origin)`
 * run in this very window; no frame and no opener can pretend to be that.
 */
export function webViewChannel(
  view: WebView,
  bridge: NativeBridge,
  clock: Pick<Clock, 'monotonic' | 'setTimeout'>,
): Channel {
  const { origin } = view.location
  const since = clock.monotonic()
  let isKnown = false

  function look(hear: Hear): () => void {
    let cancel = () => {}
    const next = () => {
      const payload = taken(view)
      if (payload !== undefined) hear({ messageType: 'loaded', payload }, pin)
      else if (clock.monotonic() - since < WAITS_MS) cancel = clock.setTimeout(next, LOOKS_EVERY_MS)
    }
    // Not before its listener has been handed back: who hears may stop it at once.
    cancel = clock.setTimeout(next, 0)
    return () => cancel()
  }

  const pin = () => {
    isKnown = true
  }

  return {
    patience: { ms: WAITS_MS, text: NOT_FOUND, told: NOT_FOUND },
    send(text, isPublic) {
      if (!isKnown && !isPublic) return false
      try {
        bridge.postMessage(text)
      } catch {
        // What an app can't hear must not stop a payment (C64).
        return false
      }
      return true
    },
    listen(hear) {
      const onMessage = (event: MessageEvent) => {
        if (event.source === (view as unknown) && event.origin === origin && /^https?:/.test(origin))
          hear(event.data, pin)
      }
      view.addEventListener('message', onMessage)
      const stop = look(hear)
      return () => {
        stop()
        view.removeEventListener('message', onMessage)
      }
    },
  }
}

/** What lies there, once; what is no JSON is handed on as it is, and refused by its reader. */
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
