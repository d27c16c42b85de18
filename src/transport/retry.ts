import type { Clock } from '../platform/time/clock.ts'
import { TransportFailure } from './TransportFailure.ts'

/** Spec §7 HTTP and §9: the number of retries after a network failure. */
export const networkRetries = 3
/** Spec §7 HTTP and §9: the pause before each of these retries, 2 s. */
export const networkPauseMs = 2_000
/** Spec §7 Socket: at most 3 retries. */
export const socketRetries = 3
/** Spec §7 Socket: the longest backoff, 10 s. */
const longestBackoffMs = 10_000
/**
 * The longest `Retry-After` that is waited for (S14). If the server asks for a longer time, such as during maintenance,
 * the call fails at once, so that the player is told.
 */
const longestRetryAfterMs = 60_000

/** Spec §9: backoff of 2^n s plus up to 1 s jitter, n = 1, 2, 3. */
export function backoffMs(n: number, random: () => number): number {
  return Math.min(longestBackoffMs, 2 ** n * 1_000 + random() * 1_000)
}

export interface RetryPlan {
  readonly retries: number
  readonly pauseMs: (n: number) => number
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly random?: () => number
  /** Leaves a wait for `Retry-After` to the caller, who repeats the call. */
  readonly isPolled?: boolean | undefined
}

/**
 * Retries after network failures and after responses with `Retry-After`. All other failures, timeouts included, are
 * thrown at once.
 */
export async function retry(plan: RetryPlan, attempt: () => Promise<unknown>): Promise<unknown> {
  for (let n = 1; ; n++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof TransportFailure)) throw error
      const ms = waitMs(error, plan, n)
      if (ms === undefined || n > plan.retries) throw error
      await pause(plan, ms)
    }
  }
}

/**
 * Delay before the next attempt; undefined means no retry. `Retry-After` gets up to 1 s of jitter: otherwise all clients
 * would retry in the same second.
 */
function waitMs({ kind, retryAfterMs }: TransportFailure, plan: RetryPlan, n: number): number | undefined {
  if (kind === 'network') return plan.pauseMs(n)
  if (retryAfterMs === undefined || retryAfterMs > longestRetryAfterMs || plan.isPolled) return undefined
  return retryAfterMs + (plan.random ?? Math.random)() * 1_000
}

/** Ends early when the call is aborted: then the next attempt fails as aborted. */
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
