import type { Clock } from './clock.ts'

/** The time source of payment countdowns. */
export interface SteadyTime {
  /** In ms since 1970. */
  now(): number
  /** Whether the time comes from the server. Until then it is the device's clock, which may be wrong. */
  isServerTime(): boolean
  /**
   * Synchronizes with the `Date` header of a response (precise to a second); `askedAt` is the monotonic time of the request
   * in ms. `date` is null when the header is missing: an API of another origin must expose it.
   */
  learn(date: string | null, askedAt: number): void
}

/** The response may be this much newer than its `Date`, which has no fractions of a second. */
const DATE_STEP_MS = 1_000

/**
 * The device's time at the start or, once known, the server's time, plus the time elapsed since. Setting the device's clock
 * back has no effect. Setting it forward looks like a sleep of the device, until the next response corrects it (C42).
 */
export function createSteadyTime(clock: Pick<Clock, 'now' | 'monotonic'>): SteadyTime {
  let time = clock.now()
  let isServerTime = false
  let [wall, monotonic] = [time, clock.monotonic()]
  const now = () => time + Math.max(clock.now() - wall, clock.monotonic() - monotonic)
  return {
    now,
    isServerTime: () => isServerTime,
    learn(date, askedAt) {
      const said = Date.parse(date ?? '')
      const latest = said + DATE_STEP_MS + clock.monotonic() - askedAt
      if (Number.isNaN(latest)) return
      time = Math.min(Math.max(now(), said), latest)
      isServerTime = true
      wall = clock.now()
      monotonic = clock.monotonic()
    },
  }
}
