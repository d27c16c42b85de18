import type { Clock } from './clock.ts'

/** The time of the server, which no player can set: what is to be paid until then is counted by it. */
export interface ServerTime {
  /** In ms since 1970. */
  now(): number
  /** The server has just said what time it is. */
  hear(at: number): void
}

/** The device's own time until the server has said its own. */
export function createServerTime(clock: Pick<Clock, 'now' | 'monotonic'>): ServerTime {
  let base = { at: clock.now(), wall: clock.now(), monotonic: clock.monotonic() }

  return {
    // A device that slept knows it by its wall clock alone, one whose clock was set back by the other.
    now: () => base.at + Math.max(clock.now() - base.wall, clock.monotonic() - base.monotonic),
    hear(at) {
      if (Number.isFinite(at)) base = { at, wall: clock.now(), monotonic: clock.monotonic() }
    },
  }
}
