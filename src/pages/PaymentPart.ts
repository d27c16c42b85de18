import type { PaymentConfig } from '../../schemas/config.ts'
import type { RouteName } from '../../schemas/routes.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { Api } from '../api/index.ts'
import type { StatusNews } from '../api/pushes/createStatusPushes.ts'
import type { LimitsStore } from '../catalog/LimitsStore.ts'
import type { BonusServices } from '../flows/bonus/BonusServices.ts'
import type { CryptoPayments } from '../flows/crypto/CryptoPayments.ts'
import type { CreateDeposit } from '../flows/deposit/CreateNeed.ts'
import type { KnownDeposit } from '../flows/deposit/knownDeposit.ts'
import type { PaymentPage } from '../flows/helperWindow/createPaymentPage.ts'
import type { InvoicePayments } from '../flows/invoice/payInvoice.ts'
import type { Forms } from '../flows/layouts/createScreens.ts'
import type { OnrampPayments } from '../flows/onramp/createOfferContinuation.ts'
import type { BoxPurchases } from '../flows/sweepstake/BoxPurchases.ts'
import type { WithdrawalPayments } from '../flows/withdrawal/WithdrawalPayments.ts'
import type { MethodField } from '../model/methodField.ts'
import type { Ledger } from '../payments/ledger.ts'
import type { PaymentScopesNeed } from '../scopes/ScopesNeed.ts'
import type { RedeemStore } from '../stores/RedeemStore.ts'

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
