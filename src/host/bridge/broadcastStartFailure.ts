import type { View } from '../surfaces/Surface.ts'
import { surfacesOf } from '../surfaces/surfaceOf.ts'
import { encode } from './protocol.ts'

/**
 * Reports a failed start to everything around the widget: the native app, and the framing page or our own page. For
 * failures before a channel exists. The text must contain no player data.
 */
export function broadcastStartFailure(view: View, text: string, allowedOrigins: readonly string[]): void {
  const message = encode({ messageType: 'onInitError', text })
  for (const surface of surfacesOf(view)) surface.broadcast(message, allowedOrigins)
}
