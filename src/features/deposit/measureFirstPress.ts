import type { Track } from '../../analytics/track.ts'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { Clock } from '../../platform/time/clock.ts'

export interface MeasureNeed {
  readonly track: Track
  readonly clock: Pick<Clock, 'monotonic'>
  readonly methods: Pick<MethodsStore, 'shownAt'>
}

/**
 * Returns a function to call on each deposit press. The first call tracks the time since the method list was shown
 * (ANALYT-03).
 */
export function measureFirstPress({ track, clock, methods }: MeasureNeed): () => void {
  let isDone = false
  return () => {
    const { shownAt } = methods
    if (isDone || shownAt === undefined) return
    isDone = true
    track('list_shown', { delay_ms: Math.round(clock.monotonic() - shownAt) })
  }
}
