import type { Clock } from '../platform/time/clock.ts'
import type { SteadyTime } from '../platform/time/steadyTime.ts'
import type { RolloutPlayer } from './rollout.ts'

export interface LayoutsNeed {
  /** Fetches the text of `{static}layouts/<name>`. */
  readonly load: (name: string) => Promise<string>
  /** Resolves when all renderers have loaded. */
  readonly ready: () => Promise<unknown>
  readonly player: RolloutPlayer
  readonly clock: Pick<Clock, 'setTimeout'>
  /** The server's time, as soon as a response has contained it. */
  readonly time: Pick<SteadyTime, 'now' | 'isServerTime'>
  readonly report: (code: string, message: string) => void
}
