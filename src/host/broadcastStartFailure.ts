import { frameChannel } from './channels/frame.ts'
import { selfChannel } from './channels/self.ts'
import { bridgeOf, type NativeView } from './hostMode.ts'
import { encode } from './protocol.ts'

/**
 * Says that nothing has come of the widget to whoever is around it: the app, the page that frames it, its own. For when
 * no channel can be had; the text holds nothing of a player.
 */
export function broadcastStartFailure(
  view: Window & NativeView,
  text: string,
  allowedOrigins: readonly string[],
): void {
  const message = encode({ messageType: 'onInitError', text })
  bridgeOf(view)?.postMessage(message)
  const channel = view.parent === view ? selfChannel(view) : frameChannel(view, allowedOrigins)
  channel.send(message, true)
}
