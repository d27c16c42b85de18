import type { Config } from '../../schemas/config.ts'
import type { CommonScopes } from '../../schemas/layout/screens/index.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { Track } from '../analytics/track.ts'
import type { AnswerProblem } from '../api/AnswerProblem.ts'
import type { MethodLoading } from '../catalog/createMethodLoading.ts'
import type { HostBridge } from '../host/bridge/HostBridge.ts'
import type { FormatFunctions } from '../language/expression/FormatFunctions.ts'
import type { Screens } from '../layouts/createScreens.ts'
import type { Layouts } from '../layouts/layouts.ts'
import type { Navigation } from '../model/navigation.ts'
import type { NoticesStore } from '../notices/NoticesStore.ts'
import type { Notify } from '../notices/notify.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { SteadyTime } from '../platform/time/steadyTime.ts'
import type { ScopesNeed } from '../scopes/ScopesNeed.ts'
import type { StartProblem } from './AppNeed.ts'

/** The services that are available from the start, before the code of payments is loaded. */
export interface CoreServices extends ScopesNeed {
  readonly config: Config
  readonly clock: Clock
  readonly time: SteadyTime
  readonly bridge: HostBridge
  readonly navigation: Navigation
  readonly notices: NoticesStore
  readonly notify: Notify
  /** Reports to the operator's log. */
  readonly report: (code: string, message: string) => void
  /** Reports an answer that deviates from the specification and is used all the same. */
  readonly reportDeviation: (call: string, paths: readonly string[]) => void
  /** Reports an answer that can't be used. */
  readonly reportMismatch: (problem: AnswerProblem) => void
  /** Subscribes to problems, including those reported earlier. */
  readonly onProblem: (hear: (problem: { readonly code: string; readonly message: string }) => void) => void
  /** Tells the player about a failure, and reports it. */
  readonly onFailure: (failure: unknown) => void
  readonly track: Track
  /** Stops sending events. */
  readonly endTracking: () => void
  readonly loading: MethodLoading
  readonly layouts: Layouts
  readonly screens: Screens
  readonly formats: FormatFunctions
  /** The scopes of every screen. */
  readonly common: Pick<Scopes, CommonScopes>
  /** Opens payment pages once their code is loaded. */
  readonly pages: {
    readonly openMethod: (name: string) => void
    readonly openGroup: (code: string) => void
    readonly openBonus: (id: string) => void
  }
  readonly listedBonuses: Scopes['bonuses']
  readonly hasCarousel: boolean
  readonly chooseRegion: (country: string) => void
  readonly isOnList: () => boolean
  /** The player's group in the experiment about the order of methods. */
  readonly abTestGroup: string | undefined
  /** Why the host's data is unusable, for the error page. */
  readonly problem: StartProblem | undefined
  readonly hasData: boolean
}
