import type { Channel, MessageListener } from '../Channel.ts'

/** The channel, and the function with which the host sends texts. */
export interface PackageChannel {
  readonly channel: Channel
  /** Sends a text from the host to the widget. */
  send(text: string): void
}

/**
 * The channel of package mode: texts are passed by function calls, and no browser message is sent or received
 * (HOST-10). `onText` receives the widget's texts.
 */
export function packageChannel(onText: (text: string) => void): PackageChannel {
  const listeners = new Set<MessageListener>()
  let isKnown = false
  return {
    channel: {
      send(text, isPublic) {
        if (!isKnown && !isPublic) return false
        onText(text)
        return true
      },
      listen(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    send(text) {
      const pin = () => {
        isKnown = true
      }
      for (const listener of listeners) listener(text, pin)
    },
  }
}
