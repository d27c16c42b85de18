import type { Clock } from '../platform/clock.ts'

/** True while fewer than `perSecond` were let through in the second that ends now: a sliding one, so no burst of two. */
export function createPace(clock: Pick<Clock, 'monotonic'>, perSecond: number): () => boolean {
  const times: number[] = []
  return () => {
    const now = clock.monotonic()
    while (times[0] !== undefined && times[0] <= now - 1000) times.shift()
    if (times.length >= perSecond) return false
    times.push(now)
    return true
  }
}
