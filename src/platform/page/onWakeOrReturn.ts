import { onReturn } from '../windows/paymentReturn.ts'
import { onWake } from './onWake.ts'

/**
 * Combines `onWake` and `onReturn`: calls `wake` at once, and when the player comes back in any way. Returns the
 * cleanup.
 */
export function onWakeOrReturn(wake: () => void): () => void {
  const stops = [onWake(wake), onReturn(wake)]
  return () => {
    for (const stop of stops) stop()
  }
}
