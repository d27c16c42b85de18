import type { Channel, Hear } from '../Channel.ts'

/** The host's end of the talk. */
export interface PackageChannel {
  readonly channel: Channel
  /** What the host says. */
  say(text: string): void
}

/**
 * In the page of the host itself: its texts go from function to function, and no message of the browser is sent or heard
 * (HOST-10). `tell` is handed what the widget says.
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
