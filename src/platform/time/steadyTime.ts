import type { Clock } from './clock.ts'

/** The time source of payment countdowns. */
export interface SteadyTime {
  /** The current time in ms since 1970. */
  now(): number
  /**
   * Whether the time comes from the server. False before the first response, and once the device's clock has been set
   * or the device has slept since the last response.
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

/** If the device's two clocks differ by more, one was set or has stopped. */
const TOLERANCE_MS = 5_000

/**
 * The server's time of the last response, or the device's time at the start if there was none yet, plus the time
 * elapsed since. Setting the device's clock back has no effect. Setting it forward counts as elapsed time, as if the
 * device had slept, until the next response corrects the time (C42).
 */
export function createSteadyTime(clock: Pick<Clock, 'now' | 'monotonic'>): SteadyTime {
  /** The server's time minus that of each clock. */
  let wallOffset = 0
  let monotonicOffset = clock.now() - clock.monotonic()
  let isServerTime = false
  const byWall = () => clock.now() + wallOffset
  const byMonotonic = () => clock.monotonic() + monotonicOffset
  const now = () => Math.max(byWall(), byMonotonic())
  return {
    now,
    isServerTime: () => isServerTime && Math.abs(byWall() - byMonotonic()) < TOLERANCE_MS,
    sync(date, sentAt) {
      const parsed = Date.parse(date ?? '')
      const latest = parsed + DATE_STEP_MS + clock.monotonic() - sentAt
      if (!latest) return // no date, or not a valid one
      const time = Math.min(Math.max(now(), parsed), latest)
      wallOffset = time - clock.now()
      monotonicOffset = time - clock.monotonic()
      isServerTime = true
    },
  }
}
