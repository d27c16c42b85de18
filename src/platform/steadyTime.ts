import type { Clock } from './clock.ts'

/** The time by which what has to be paid is counted down. */
export interface SteadyTime {
  /** In ms since 1970. */
  now(): number
  /** Whether a server has said what time it is. Until then the device's clock is all there is, and it may be wrong. */
  isServerTime(): boolean
  /**
   * Hears what time it was when a server wrote an answer (its `Date`, by the second) to a question that was asked then,
   * in ms of the monotonic clock. Null where nobody may read it: an API of another origin has to expose it.
   */
  learn(date: string | null, askedAt: number): void
}

/** By so much later than it says may an answer have been written: its date knows no parts of a second. */
const DATE_STEP_MS = 1_000

/**
 * The device's time as it was at the start or, better, as the server says, and what has gone by since: a clock that is
 * set back takes nothing back; one that is set on looks as if the device had slept, until the next answer (C42).
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
