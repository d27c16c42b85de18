import type { Clock } from './clock.ts'
import type { SteadyTime } from './steadyTime.ts'

/** How long to wait for the date. */
const TIMEOUT_MS = 3_000
/** The pause after a request that brought no date. */
const PAUSE_MS = 30_000

export interface ServerTimeNeed {
  readonly clock: Pick<Clock, 'monotonic' | 'setTimeout'>
  readonly time: SteadyTime
  /** Requests the current date of the server that has the widget's files; null if it is not readable. */
  readonly fetchDate: (signal: AbortSignal) => Promise<string | null>
}

/** The server's time also where no call has a `Date`: over the socket, and of an API that does not expose the header. */
export interface ServerTime extends Pick<SteadyTime, 'now' | 'isServerTime'> {
  /**
   * Requests the server's time if it is unknown. Returns a promise that resolves when the request has ended or timed out;
   * undefined if the time is known, or was requested in vain a moment ago.
   */
  renew(): Promise<void> | undefined
}

export function createServerTime({ clock, time, fetchDate }: ServerTimeNeed): ServerTime {
  let running: Promise<void> | undefined
  let pausedUntil = Number.NEGATIVE_INFINITY

  async function request(): Promise<void> {
    const sentAt = clock.monotonic()
    const abort = new AbortController()
    const stop = clock.setTimeout(() => abort.abort(), TIMEOUT_MS)
    try {
      time.sync(await fetchDate(abort.signal), sentAt)
    } catch {
      // The time stays unknown, and is requested again after the pause.
    }
    stop()
    running = undefined
    if (!time.isServerTime()) pausedUntil = clock.monotonic() + PAUSE_MS
  }

  return {
    now: time.now,
    isServerTime: time.isServerTime,
    renew() {
      if (running === undefined && !time.isServerTime() && clock.monotonic() >= pausedUntil) running = request()
      return running
    },
  }
}
