import type { Track } from '../../analytics/track.ts'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

export interface MeasureNeed {
  readonly track: Track
  readonly clock: Pick<Clock, 'monotonic'>
  readonly methods: Pick<MethodsStore, 'shownAt'>
  readonly session: Pick<SessionStore, 'identity'>
  /** The widget's connection to the host, which stays when new settings restart the app. */
  readonly bridge: object
}

interface Measured {
  readonly identity: string
  /** The methods that the player saw first. */
  readonly methods: MeasureNeed['methods']
  isDone: boolean
}

/** The measurement of each widget's current player: it goes on when new settings restart the app. */
const measurements = new WeakMap<object, Measured>()

/**
 * Returns a function to call on each deposit press. The player's first call tracks the time since the method list was
 * shown (ANALYT-03).
 */
export function measureFirstPress({ track, clock, methods, session, bridge }: MeasureNeed): () => void {
  const { identity } = session
  const former = measurements.get(bridge)
  const measured = former?.identity === identity ? former : { identity, methods, isDone: false }
  measurements.set(bridge, measured)
  return () => {
    const shownAt = measured.methods.shownAt ?? methods.shownAt
    if (measured.isDone || shownAt === undefined) return
    measured.isDone = true
    track('list_shown', { delay_ms: Math.round(clock.monotonic() - shownAt) })
  }
}
