import { frameChannel } from './channels/frame.ts'
import { selfChannel } from './channels/self.ts'
import { bridgeOf, type NativeView } from './hostMode.ts'
import { encode } from './protocol.ts'

/**
 * Reports a failed start to everything around the widget: the native app, the framing page or our own page. For
 * failures before a channel exists. The text must contain no player data.
 */
export function broadcastStartFailure(
  view: Window & NativeView,
  text: string,
  allowedOrigins: readonly string[],
): void {
  const message = encode({ messageType: 'onInitError', text })
  try {
    bridgeOf(view)?.postMessage(message)
  } catch {
    // A bridge that throws must not keep the failure from the others (C64).
  }
  const channel = view.parent === view ? selfChannel(view) : frameChannel(view, allowedOrigins)
  channel.send(message, true)
}
