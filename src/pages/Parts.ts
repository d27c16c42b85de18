import type { Scopes } from '../../schemas/scopes/views.ts'
import type { Track } from '../analytics/track.ts'
import type { Api } from '../api/index.ts'
import type { StatusNews } from '../api/pushes/statusPushes.ts'
import type { DrawingEnv } from '../drawing/Drawer.ts'
import type { Bonuses } from '../flows/bonus/followBonuses.ts'
import type { CreateDeposit } from '../flows/deposit/createDeposit.ts'
import type { KnownDeposit } from '../flows/deposit/knownDeposit.ts'
import type { ErrorReport } from '../flows/failures/errorReport.ts'
import type { PaymentPage } from '../flows/helperWindow/createPaymentPage.ts'
import type { Intents } from '../flows/intent/Intents.ts'
import type { Forms } from '../flows/layouts/createScreens.ts'
import type { Layouts } from '../flows/layouts/layouts.ts'
import type { MethodLoading } from '../flows/list/createMethodLoading.ts'
import type { Pages } from '../flows/list/pages.ts'
import type { Navigation } from '../model/navigation.ts'
import type { Clock } from '../platform/clock.ts'
import type { SteadyTime } from '../platform/steadyTime.ts'
import type { ScopesNeed } from '../scopes/ScopesNeed.ts'
import type { LimitsStore } from '../stores/LimitsStore.ts'

/** What is there from the start. */
export interface CorePart extends ScopesNeed {
  readonly clock: Clock
  readonly time: SteadyTime
  readonly track: Track
  readonly navigation: Navigation
  readonly loading: MethodLoading
  readonly layouts: Pick<Layouts, 'forgetMissing'>
  readonly errors: ErrorReport
  /** The pages of a payment, as soon as its code is there. */
  readonly pages: Pick<Pages, 'openMethod' | 'openGroup'>
  readonly chooseRegion: (country: string) => void
  /** For the log and the host: nothing of it is for the player. */
  readonly report: (code: string, message: string) => void
}

/** What a payment needs, and what goes on when its pages are left: a create under way, its windows, what was typed. */
export interface PaymentPart {
  readonly api: Pick<Api, 'bankGet' | 'depositLimits' | 'depositStatus'>
  readonly intents: Intents
  readonly limits: LimitsStore
  readonly bonuses: Bonuses
  readonly creating: CreateDeposit
  readonly known: KnownDeposit
  readonly paymentPage: PaymentPage
  /** The forms of a page whose rules read these scopes. */
  readonly forms: (scopes: Partial<Scopes>) => Forms
  /** Says something that is neither good nor bad news. */
  readonly say: (content: string) => void
  /** Calls when the page is looked at again, or the player is back from the provider; returns its stop. */
  readonly onWake: (wake: () => void) => () => void
  /** What the server says of deposits unasked; returns its stop. */
  readonly onStatusPush: (hear: (news: StatusNews) => void) => () => void
}

/** Every renderer and form: what a document is drawn with where those of the list are not enough. */
export type DrawingPart = Pick<DrawingEnv, 'registry' | 'drawers'>

/** The code below the pages, by what needs it: each arrives once, and lives as long as the app. */
export interface Parts {
  readonly core: CorePart
  readonly drawing: DrawingPart
  readonly payment: PaymentPart
}
