import type { PaymentConfig } from '../../schemas/config.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { Api } from '../api/index.ts'
import type { StatusNews } from '../api/pushes/statusPushes.ts'
import type { BonusGiving } from '../flows/bonus/BonusGiving.ts'
import type { CryptoPaying } from '../flows/crypto/CryptoPaying.ts'
import type { CreateDeposit } from '../flows/deposit/CreateNeed.ts'
import type { KnownDeposit } from '../flows/deposit/knownDeposit.ts'
import type { PaymentPage } from '../flows/helperWindow/createPaymentPage.ts'
import type { Intents } from '../flows/intent/Intents.ts'
import type { InvoicePaying } from '../flows/invoice/payInvoice.ts'
import type { Forms } from '../flows/layouts/createScreens.ts'
import type { OnrampPaying } from '../flows/onramp/createContinuing.ts'
import type { BoxBuying } from '../flows/sweepstake/BoxBuying.ts'
import type { WithdrawalPaying } from '../flows/withdrawal/WithdrawalPaying.ts'
import type { MethodField } from '../model/methodField.ts'
import type { PaymentScopesNeed } from '../scopes/ScopesNeed.ts'
import type { LimitsStore } from '../stores/LimitsStore.ts'
import type { RedeemStore } from '../stores/RedeemStore.ts'

type PaymentCalls =
  | 'bankGet'
  | 'depositLimits'
  | 'depositStatus'
  | 'paymentConvertV2'
  | 'sweepstakeBalanceGet'
  | 'sweepstakeRecoupSum'

/** What a payment needs, and what goes on when its pages are left: a create under way, its windows, what was typed. */
export interface PaymentPart extends Pick<PaymentScopesNeed, 'transaction'>, BonusGiving, OnrampPaying {
  readonly api: Pick<Api, PaymentCalls>
  readonly config: Pick<PaymentConfig, 'cash'>
  readonly intents: Intents
  readonly limits: LimitsStore
  readonly creating: CreateDeposit
  readonly known: KnownDeposit
  readonly paymentPage: PaymentPage
  /** What "paid" does on the pages behind the press. */
  readonly paying: InvoicePaying
  readonly coins: CryptoPaying & { readonly boxing: BoxBuying }
  readonly withdrawing: WithdrawalPaying & Pick<PaymentPart, 'forms'> & { readonly redeem: RedeemStore }
  /** The forms of a page whose rules read these scopes: of these fields, or else of the method's. */
  readonly forms: (scopes: Partial<Scopes>, fields?: () => readonly MethodField[]) => Forms
  /** Says something that is neither good nor bad news. */
  readonly say: (content: string) => void
  /** Calls when the page is looked at again, or the player is back from the provider; returns its stop. */
  readonly onWake: (wake: () => void) => () => void
  /** What the server says of deposits unasked; returns its stop. */
  readonly onStatusPush: (hear: (news: StatusNews) => void) => () => void
}
