import type { Channel, Hear } from '../Channel.ts'

/** The channel, and the function with which the host sends texts. */
export interface PackageChannel {
  readonly channel: Channel
  /** Sends a text from the host to the widget. */
  say(text: string): void
}

/**
 * The channel of package mode: texts are passed by function calls, and no browser message is sent or received
 * (HOST-10). `tell` receives the widget's texts.
 */
export function packageChannel(tell: (text: string) => void): PackageChannel {
  const hearing = new Set<Hear>()
  let isKnown = false
  return {
    channel: {
      send(text, isPublic) {
        if (!isKnown && !isPublic) return false
        tell(text)
        return true
      },
      listen(hear) {
        hearing.add(hear)
        return () => void hearing.delete(hear)
      },
    },
    say(text) {
      const pin = () => {
        isKnown = true
      }
      for (const hear of hearing) hear(text, pin)
    },
  }
}
