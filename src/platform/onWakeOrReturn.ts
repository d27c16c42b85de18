import { onWake } from './onWake.ts'
import { onReturn } from './paymentReturn.ts'

/** The page is looked at again, or the player is back from the provider in another tab. Calls at once; returns its stop. */
export function onWakeOrReturn(wake: () => void): () => void {
  const stops = [onWake(wake), onReturn(wake)]
  return () => {
    for (const stop of stops) stop()
  }
}
