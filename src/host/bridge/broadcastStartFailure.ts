import type { OutgoingOf } from '../../../schemas/host/outgoing.ts'
import type { View } from '../surfaces/Surface.ts'
import { surfacesOf } from '../surfaces/surfaceOf.ts'
import { encode } from './protocol.ts'

/**
 * Reports a failed start before a channel exists: to the native app, and to the framing page or our own page. The text
 * must contain no player data.
 */
export function broadcastStartFailure(
  view: View,
  failure: Omit<OutgoingOf<'onInitError'>, 'messageType'>,
  allowedOrigins: readonly string[],
): void {
  const message = encode({ messageType: 'onInitError', ...failure })
  for (const surface of surfacesOf(view)) surface.broadcast(message, allowedOrigins)
}
