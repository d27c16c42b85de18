import type { Clock } from '../platform/clock.ts'
import { TransportFailure } from './TransportFailure.ts'

/** Spec §7 HTTP and §9: network retry default. */
export const networkRetries = 3
/** Spec §7 HTTP and §9: 2 s apart. */
export const networkPauseMs = 2_000
/** Spec §7 Socket: retries up to 3 … */
export const socketRetries = 3
/** … with backoff max 10 s. */
const longestBackoffMs = 10_000
/** S14. A server that asks for more patience than this is asked again all the same: the player waits. */
const longestRetryAfterMs = 60_000

/** Spec §9: 2^n s plus up to 1 s jitter, n = 1, 2, 3. */
export function backoffMs(n: number, random: () => number): number {
  return Math.min(longestBackoffMs, 2 ** n * 1_000 + random() * 1_000)
}

export interface RetryPlan {
  readonly retries: number
  readonly pauseMs: (n: number) => number
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly random?: () => number
}

/**
 * Tries again after network failures, and when the server says when to come back (`Retry-After`). All else that it said, or
 * did not say in time, stands.
 */
export async function retry(plan: RetryPlan, attempt: () => Promise<unknown>): Promise<unknown> {
  for (let n = 1; ; n++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof TransportFailure)) throw error
      const ms = waitMs(error, plan, n)
      if (ms === undefined) throw error
      if (n > plan.retries) throw error.kind === 'network' ? error.withRetriesUsedUp() : error
      await pause(plan, ms)
    }
  }
}

/** Undefined when the failure stands. All players of a server that had to rest must not come back in one second. */
function waitMs({ kind, retryAfterMs }: TransportFailure, plan: RetryPlan, n: number): number | undefined {
  if (kind === 'network') return plan.pauseMs(n)
  if (retryAfterMs === undefined) return undefined
  return Math.min(longestRetryAfterMs, retryAfterMs) + (plan.random ?? Math.random)() * 1_000
}

/** Ends early when the call is abandoned; the attempt after it then says so. */
function pause({ clock, signal }: RetryPlan, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
    function end() {
      stop()
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}
