import type { Channel } from '../Channel.ts'
import { isWebOrigin } from '../isWebOrigin.ts'

/** The event that carries outgoing texts; `detail` is the text. */
export const SELF_EVENT = 'paywidget:message'

export type SelfView = Pick<Window, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> & {
  readonly location: { readonly origin: string }
}

/**
 * Standing alone: the host is a script of our own page, which says `window.postMessage(text, location.origin)`.
 * What we say leaves as an event of the window: a message posted to ourselves would come back as if the host had said
 * it. Other windows cannot hear such an event, and an opener is refused by `source`.
 */
export function selfChannel(view: SelfView): Channel {
  const { origin } = view.location
  let isKnown = false

  return {
    // The page could be told at once; yet what a flow may rely on must not depend on the mode.
    send(text, isPublic) {
      if (!isKnown && !isPublic) return false
      view.dispatchEvent(new CustomEvent(SELF_EVENT, { detail: text }))
      return true
    },
    listen(hear) {
      const onMessage = (event: MessageEvent) => {
        if (event.source !== (view as unknown) || event.origin !== origin || !isWebOrigin(origin)) return
        hear(event.data, () => {
          isKnown = true
        })
      }
      view.addEventListener('message', onMessage)
      return () => view.removeEventListener('message', onMessage)
    },
  }
}
