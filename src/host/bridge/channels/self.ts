import type { Channel } from '../Channel.ts'
import { isWebOrigin } from '../isWebOrigin.ts'

/** The event that carries outgoing texts in its `detail`. */
export const SELF_EVENT = 'paywidget:message'

export type SelfView = Pick<Window, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> & {
  readonly location: { readonly origin: string }
}

/**
 * The channel of a page that is not framed: the host is a script of our own page, which calls `window.postMessage(text,
 * location.origin)`. Outgoing texts are dispatched as an event, because a message posted to our own window would look
 * like one from the host. Other windows can't receive that event, and messages from an opener are rejected by `source`.
 */
export function selfChannel(view: SelfView): Channel {
  const { origin } = view.location
  let isKnown = false

  return {
    // Private texts wait for the handshake here too, although our own page could be trusted: features must not depend
    // on how the widget is embedded.
    send(text, isPublic) {
      if (!isKnown && !isPublic) return false
      view.dispatchEvent(new CustomEvent(SELF_EVENT, { detail: text }))
      return true
    },
    listen(listener) {
      const onMessage = (event: MessageEvent) => {
        if (event.source !== (view as unknown) || event.origin !== origin || !isWebOrigin(origin)) return
        listener(event.data, () => {
          isKnown = true
        })
      }
      view.addEventListener('message', onMessage)
      return () => view.removeEventListener('message', onMessage)
    },
  }
}
