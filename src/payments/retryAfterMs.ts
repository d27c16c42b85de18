import { TransportFailure } from '../transport/TransportFailure.ts'

/** The longest `Retry-After` that is honoured. */
const LONGEST_WAIT_MS = 60_000

/** How long the server asked us to wait before the next request, capped, in ms (C11). */
export function retryAfterMs(failure: unknown): number {
  const wished = failure instanceof TransportFailure ? failure.retryAfterMs : undefined
  return Math.min(wished ?? 0, LONGEST_WAIT_MS)
}
