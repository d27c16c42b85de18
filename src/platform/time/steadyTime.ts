import type { Clock } from './clock.ts'

/** The time source of payment countdowns. */
export interface SteadyTime {
  /** The current time in ms since 1970. */
  now(): number
  /**
   * Whether the time comes from the server. Before the first response it comes from the device's clock, which may be
   * wrong.
   */
  isServerTime(): boolean
  /**
   * Synchronizes with the `Date` header of a response, which is precise to a second. `date` is null when the header is
   * missing: an API of another origin must expose it. `sentAt` is the monotonic time of the request in ms.
   */
  sync(date: string | null, sentAt: number): void
}

/** A response may be this much newer than its `Date`, because `Date` has no fractions of a second. */
const DATE_STEP_MS = 1_000

/**
 * The server's time of the last response, or the device's time at the start if there was none yet, plus the time
 * elapsed since. Setting the device's clock back has no effect. Setting it forward counts as elapsed time, as if the
 * device had slept, until the next response corrects the time (C42). Nothing corrects it over the socket, or if an API
 * of another origin doesn't expose `Date`.
 */
export function createSteadyTime(clock: Pick<Clock, 'now' | 'monotonic'>): SteadyTime {
  let time = clock.now()
  let isServerTime = false
  let [wall, monotonic] = [time, clock.monotonic()]
  const now = () => time + Math.max(clock.now() - wall, clock.monotonic() - monotonic)
  return {
    now,
    isServerTime: () => isServerTime,
    sync(date, sentAt) {
      const parsed = Date.parse(date ?? '')
      const latest = parsed + DATE_STEP_MS + clock.monotonic() - sentAt
      if (Number.isNaN(latest)) return
      time = Math.min(Math.max(now(), parsed), latest)
      isServerTime = true
      wall = clock.now()
      monotonic = clock.monotonic()
    },
  }
}
