import type { Clock } from './clock.ts'

/** The time by which what has to be paid is counted down. */
export interface SteadyTime {
  /** In ms since 1970. */
  now(): number
}

/**
 * The device's time as it was at the start, and what has gone by since: a clock that is set back takes nothing back, and
 * a device that slept knows it by its wall clock.
 */
export function createSteadyTime(clock: Pick<Clock, 'now' | 'monotonic'>): SteadyTime {
  const [wall, monotonic] = [clock.now(), clock.monotonic()]
  return { now: () => wall + Math.max(clock.now() - wall, clock.monotonic() - monotonic) }
}
