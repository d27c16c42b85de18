import type { CommonScopes } from '../../schemas/layout/screens/index.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { Track } from '../analytics/track.ts'
import type { CallNeed } from '../api/defineCall.ts'
import type { MethodLoading } from '../catalog/createMethodLoading.ts'
import type { FormatFunctions } from '../language/expression/FormatFunctions.ts'
import type { Layouts } from '../layouts/createLayouts.ts'
import type { Screens } from '../layouts/createScreens.ts'
import type { Navigation } from '../model/navigation.ts'
import type { NoticesStore } from '../notices/NoticesStore.ts'
import type { Notify } from '../notices/notify.ts'
import type { ScopesNeed } from '../scopes/ScopesNeed.ts'
import type { AppNeed } from './AppNeed.ts'

/** Reports to the player, to the operator's log and to analytics. */
export interface ReportServices {
  readonly notices: NoticesStore
  readonly notify: Notify
  /**
   * Tells the player about a failure. `title`:
   *
   * - Undefined: a notice with the general title, which closes by itself.
   * - A text that names the outcome, such as "No deposit was made": the notice stays until the next press.
   * - '': the page that follows names the outcome, so the notice has no title; it stays.
   * - Null: the page shows the failure itself; there is a notice only if the failure has a text of its own.
   */
  readonly onFailure: (failure: unknown, title?: string | null) => void
  /** Reports to the operator's log. */
  readonly report: (code: string, message: string) => void
  /**
   * The dependencies of calls. Failed calls, and answers that deviate from their schemas, are reported to the operator.
   */
  readonly calls: Required<CallNeed>
  /** Subscribes to problems, including those reported earlier. */
  readonly onProblem: (listener: (problem: { readonly code: string; readonly message: string }) => void) => void
  readonly track: Track
  /** Stops sending events. */
  readonly endTracking: () => void
}

/** The list of methods, and the pages that it opens. */
export interface ListServices {
  readonly loading: MethodLoading
  /** Opens payment pages once their code is loaded. */
  readonly pages: {
    readonly openMethod: (name: string) => void
    readonly openGroup: (code: string) => void
    readonly openBonus: (id: string) => void
  }
  /** The bonuses as the list shows them. */
  readonly listedBonuses: Scopes['bonuses']
  readonly hasCarousel: boolean
  readonly chooseRegion: (country: string) => void
  /** Whether the list page is open. */
  readonly isOnList: () => boolean
  /** The player's group in the experiment about the order of methods. */
  readonly abTestGroup: string | undefined
}

/** The services that choose and draw the layout of a page. */
export interface DrawingServices {
  readonly layouts: Layouts
  readonly screens: Screens
  readonly formats: FormatFunctions
  /** The scopes of every screen. */
  readonly common: Pick<Scopes, CommonScopes>
}

/**
 * The services that are available from the start, before the code of payments is loaded. They include the dependencies
 * of a list's scopes; pages add the limits and the place of a payment.
 */
export interface CoreServices extends Omit<ScopesNeed, 'limits' | 'limitsOf' | 'place'> {
  readonly navigation: Navigation
  readonly reports: ReportServices
  readonly list: ListServices
  readonly drawing: DrawingServices
  readonly environment: AppNeed
}
