import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { RolloutPlayer } from './rollout.ts'

export interface LayoutsNeed {
  /** Fetches the text of `{static}layouts/<name>`. */
  readonly load: (name: string) => Promise<string>
  /** Resolves when all renderers have loaded. */
  readonly ready: () => Promise<unknown>
  readonly player: RolloutPlayer
  readonly clock: Pick<Clock, 'now'>
  readonly report: (code: string, message: string) => void
  /** Called once for each of the operator's documents that is drawn. */
  readonly onDrawn: (file: string, screen: ScreenName) => void
}
