import { onReturn } from '../windows/paymentReturn.ts'
import { onWake } from './onWake.ts'

/**
 * Combines `onWake` and `onReturn`: calls `listener` at once, and when the player comes back in any way. Returns the
 * cleanup.
 */
export function onWakeOrReturn(listener: () => void): () => void {
  const stops = [onWake(listener), onReturn(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
