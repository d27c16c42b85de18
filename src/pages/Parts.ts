import type { Config } from '../../schemas/config.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { Track } from '../analytics/track.ts'
import type { MethodLoading } from '../catalog/createMethodLoading.ts'
import type { DrawingEnv } from '../drawing/Drawer.ts'
import type { Pages } from '../features/list/pages.ts'
import type { Layouts } from '../layouts/layouts.ts'
import type { Navigation } from '../model/navigation.ts'
import type { ErrorPageNeed } from '../notices/tellErrorPage.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { SteadyTime } from '../platform/time/steadyTime.ts'
import type { ScopesNeed } from '../scopes/ScopesNeed.ts'
import type { PaymentPart } from './PaymentPart.ts'

/** The part that is available from the start. */
export interface CorePart extends ScopesNeed, Pick<ErrorPageNeed, 'bridge' | 'problem' | 'hasData'> {
  readonly clock: Clock
  readonly time: SteadyTime
  readonly track: Track
  readonly navigation: Navigation
  readonly loading: MethodLoading
  readonly layouts: Pick<Layouts, 'forgetMissing'>
  /** Opens payment pages once their code is loaded. */
  readonly pages: Pick<Pages, 'openMethod' | 'openGroup'> & { readonly openBonus: (id: string) => void }
  readonly listedBonuses: Scopes['bonuses']
  readonly chooseRegion: (country: string) => void
  readonly config: Pick<Config, 'instructions'>
  readonly report: (code: string, message: string) => void
}

/** All renderers and form drawers, for documents that need more than those of the list. */
export interface DrawingPart extends Pick<DrawingEnv, 'registry' | 'drawers'> {
  readonly copy: (text: string) => Promise<unknown>
}

/** The shared code below the pages: each part is loaded once and lives as long as the app. */
export interface Parts {
  readonly core: CorePart
  readonly drawing: DrawingPart
  readonly payment: PaymentPart
}
