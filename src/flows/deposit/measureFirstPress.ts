import type { Track } from '../../analytics/track.ts'
import type { Clock } from '../../platform/clock.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'

export interface MeasureNeed {
  readonly track: Track
  readonly clock: Pick<Clock, 'monotonic'>
  readonly methods: Pick<MethodsStore, 'shownAt'>
}

/** To be called with each press that deposits: says once how long after the methods were shown it came (ANALYT-03). */
export function measureFirstPress({ track, clock, methods }: MeasureNeed): () => void {
  let isDone = false
  return () => {
    const { shownAt } = methods
    if (isDone || shownAt === undefined) return
    isDone = true
    track('list_shown', { delay_ms: Math.round(clock.monotonic() - shownAt) })
  }
}
