import type { Clock } from '../../platform/time/clock.ts'

/**
 * Rate limiter: true while fewer than `perSecond` calls passed within the last second. The window slides: with fixed
 * seconds, twice as many calls could pass around a boundary.
 */
export function createRateLimiter(clock: Pick<Clock, 'monotonic'>, perSecond: number): () => boolean {
  const times: number[] = []
  return () => {
    const now = clock.monotonic()
    while (times[0] !== undefined && times[0] <= now - 1000) times.shift()
    if (times.length >= perSecond) return false
    times.push(now)
    return true
  }
}
