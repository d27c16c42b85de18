import type { Config, PaymentConfig } from '../../schemas/config.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { Track } from '../analytics/track.ts'
import type { Api } from '../api/index.ts'
import type { StatusNews } from '../api/pushes/statusPushes.ts'
import type { DrawingEnv } from '../drawing/Drawer.ts'
import type { BonusGiving } from '../flows/bonus/BonusGiving.ts'
import type { CryptoPaying } from '../flows/crypto/CryptoPaying.ts'
import type { CreateDeposit } from '../flows/deposit/createDeposit.ts'
import type { KnownDeposit } from '../flows/deposit/knownDeposit.ts'
import type { ErrorPageNeed } from '../flows/failures/tellErrorPage.ts'
import type { PaymentPage } from '../flows/helperWindow/createPaymentPage.ts'
import type { Intents } from '../flows/intent/Intents.ts'
import type { InvoicePaying } from '../flows/invoice/payInvoice.ts'
import type { Forms } from '../flows/layouts/createScreens.ts'
import type { Layouts } from '../flows/layouts/layouts.ts'
import type { MethodLoading } from '../flows/list/createMethodLoading.ts'
import type { Pages } from '../flows/list/pages.ts'
import type { OnrampPaying } from '../flows/onramp/createContinuing.ts'
import type { MethodField } from '../model/methodField.ts'
import type { Navigation } from '../model/navigation.ts'
import type { Clock } from '../platform/clock.ts'
import type { SteadyTime } from '../platform/steadyTime.ts'
import type { PaymentScopesNeed, ScopesNeed } from '../scopes/ScopesNeed.ts'
import type { LimitsStore } from '../stores/LimitsStore.ts'

/** What is there from the start. */
export interface CorePart extends ScopesNeed, Pick<ErrorPageNeed, 'bridge' | 'problem' | 'hasData'> {
  readonly clock: Clock
  readonly time: SteadyTime
  readonly track: Track
  readonly navigation: Navigation
  readonly loading: MethodLoading
  readonly layouts: Pick<Layouts, 'forgetMissing'>
  /** The pages of a payment, as soon as its code is there. */
  readonly pages: Pick<Pages, 'openMethod' | 'openGroup'> & { readonly openBonus: (id: string) => void }
  readonly listedBonuses: Scopes['bonuses']
  readonly chooseRegion: (country: string) => void
  readonly config: Pick<Config, 'instructions'>
  readonly report: (code: string, message: string) => void
}

/** What a payment needs, and what goes on when its pages are left: a create under way, its windows, what was typed. */
export interface PaymentPart extends Pick<PaymentScopesNeed, 'transaction'>, BonusGiving, OnrampPaying {
  readonly api: Pick<Api, 'bankGet' | 'depositLimits' | 'depositStatus' | 'paymentConvertV2'>
  readonly config: Pick<PaymentConfig, 'cash'>
  readonly intents: Intents
  readonly limits: LimitsStore
  readonly creating: CreateDeposit
  readonly known: KnownDeposit
  readonly paymentPage: PaymentPage
  /** What "paid" does on the pages behind the press. */
  readonly paying: InvoicePaying
  readonly coins: CryptoPaying
  /** The forms of a page whose rules read these scopes: of these fields, or else of the method's. */
  readonly forms: (scopes: Partial<Scopes>, fields?: () => readonly MethodField[]) => Forms
  /** Says something that is neither good nor bad news. */
  readonly say: (content: string) => void
  /** Calls when the page is looked at again, or the player is back from the provider; returns its stop. */
  readonly onWake: (wake: () => void) => () => void
  /** What the server says of deposits unasked; returns its stop. */
  readonly onStatusPush: (hear: (news: StatusNews) => void) => () => void
}

/** Every renderer and form: what a document is drawn with where those of the list are not enough. */
export interface DrawingPart extends Pick<DrawingEnv, 'registry' | 'drawers'> {
  readonly copy: (text: string) => Promise<unknown>
}

/** The code below the pages, by what needs it: each arrives once, and lives as long as the app. */
export interface Parts {
  readonly core: CorePart
  readonly drawing: DrawingPart
  readonly payment: PaymentPart
}
