import type { PaymentConfig } from '../../schemas/config.ts'
import type { RouteName } from '../../schemas/routes.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { Api } from '../api/index.ts'
import type { StatusNews } from '../api/pushes/createStatusPushes.ts'
import type { LimitsStore } from '../catalog/LimitsStore.ts'
import type { BonusServices } from '../features/bonus/BonusServices.ts'
import type { CryptoPayments } from '../features/crypto/CryptoPayments.ts'
import type { CreateDeposit } from '../features/deposit/CreateNeed.ts'
import type { PaymentPage } from '../features/deposit/createPaymentPage.ts'
import type { KnownDeposit } from '../features/deposit/knownDeposit.ts'
import type { InvoicePayments } from '../features/invoice/payInvoice.ts'
import type { OnrampPayments } from '../features/onramp/createOfferContinuation.ts'
import type { BoxPurchases } from '../features/sweepstake/BoxPurchases.ts'
import type { RedeemStore } from '../features/sweepstake/RedeemStore.ts'
import type { WithdrawalPayments } from '../features/withdrawal/WithdrawalPayments.ts'
import type { Forms } from '../layouts/createScreens.ts'
import type { MethodField } from '../model/methodField.ts'
import type { Ledger } from '../payments/ledger.ts'
import type { PaymentScopesNeed } from '../scopes/ScopesNeed.ts'

type PaymentCalls =
  | 'bankGet'
  | 'depositLimits'
  | 'depositStatus'
  | 'paymentConvertV2'
  | 'sweepstakeBalanceGet'
  | 'sweepstakeRecoupSum'

/** The dependencies of a payment that outlive its pages: a create in flight, opened windows, typed values. */
export interface PaymentPart extends Pick<PaymentScopesNeed, 'transaction'>, BonusServices, OnrampPayments {
  readonly api: Pick<Api, PaymentCalls>
  readonly config: Pick<PaymentConfig, 'cash'>
  readonly ledger: Ledger
  readonly limits: LimitsStore
  readonly creating: CreateDeposit
  readonly known: KnownDeposit
  readonly paymentPage: PaymentPage
  /** Handles "paid" on the invoice pages. */
  readonly paying: InvoicePayments
  readonly coins: CryptoPayments & { readonly boxing: BoxPurchases }
  readonly withdrawing: WithdrawalPayments & Pick<PaymentPart, 'forms'> & { readonly redeem: RedeemStore }
  /** Creates the forms of a page whose rules read these scopes, with the given fields or else the method's. */
  readonly forms: (scopes: Partial<Scopes>, fields?: () => readonly MethodField[]) => Forms
  /** Whether the cashier has a page of that name. */
  readonly hasPage: (page: RouteName) => boolean
  /** Shows a neutral notice. */
  readonly say: (content: string) => void
  /** Calls `wake` when the page becomes visible again, or the player returns from the provider; returns a cleanup. */
  readonly onWake: (wake: () => void) => () => void
  /** Subscribes to status pushes from the server; returns a cleanup. */
  readonly onStatusPush: (hear: (news: StatusNews) => void) => () => void
}
