import type { DepositCreateRequest } from '../../schemas/calls/depositCreate.ts'
import type { RouteName } from '../../schemas/routes.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { DepositKind } from '../../schemas/stored/depositKinds.ts'
import type { ObtainCaptcha } from '../model/captcha.ts'
import type { CryptoAddress } from '../model/cryptoAddress.ts'
import type { Invoice } from '../model/invoice.ts'
import type { Method } from '../model/method.ts'
import type { GoOptions } from '../model/navigation.ts'
import type { OfferList } from '../model/offer.ts'
import type { OpenDeposit } from '../model/openDeposit.ts'
import type { Place } from '../model/place.ts'
import type { ShownBox } from '../model/sweepstakeBox.ts'
import type { Balances } from '../money/readBalances.ts'
import type { ChallengeStore } from '../notices/ChallengeStore.ts'
import type { DepositForm, WithdrawalForm } from './formPages.ts'

/** The invoices of deposits that are paid outside the cashier. */
export interface InvoiceActions {
  /** Shows the invoice of the current deposit; `fields` were sent to create it. */
  show(key: string, kind: DepositKind, invoice: Invoice | undefined, fields: Readonly<Record<string, string>>): void
  /** Caches the invoice of an open deposit. True if the player has to see that deposit before creating another. */
  take(method: string, open: OpenDeposit): boolean
  /** Shows the cached invoice of the current deposit. Undefined if no invoice is cached. */
  reopen(depositId: string): { readonly kind: DepositKind } | undefined
  /** Undefined until the player has said "paid" or the deposit was cancelled here. */
  settled(depositId: string): unknown
  /** Cancels a deposit whose player left the form before the answer came (C47). */
  onAbandoned(made: { readonly id: string; readonly method: string }): void
  /** Reports the members in which a peer-to-peer answer breaks its contract (P2P-25). */
  onMismatch(names: readonly string[]): void
}

/** The amount that can be paid out, in a cashier where it is not the balance of the account. */
export interface Payout {
  /** The translation key for the title of notices about the payout. */
  readonly title: string
  readonly balances: Balances
  /** Why nothing may be paid out now. */
  readonly blockedBy: string | undefined
  /** What the player must choose first, beside the form. */
  readonly missing: string | undefined
  /** The amount that must be played first, if known. */
  readonly toPlay: string | undefined
  /** Marks the amounts on the screen as outdated. */
  markStale(): void
}

/**
 * The members that features provide to each other without importing each other (`provides` in `src/pages/Feature.ts`).
 * If the feature that provides a member was removed, the member is missing, and other features do without it.
 */
export interface Provided {
  readonly openMethod: (name: string, options?: GoOptions) => void
  readonly openGroup: (code: string, options?: GoOptions) => void
  readonly openBonus: (id: string, options?: GoOptions) => void
  readonly captcha: ObtainCaptcha
  /** The captcha on the screen. */
  readonly challenge: ChallengeStore
  readonly invoice: InvoiceActions
  /** Shows the providers' offers for the current deposit. `place`: the country and currency of the request. */
  readonly takeOffers: (offers: OfferList, place: Place) => void
  /** Shows the address to which the coins of a deposit are sent, and selects its method. `request` was sent for it. */
  readonly takeAddress: (
    method: string,
    address: CryptoAddress,
    depositId: string,
    request: Pick<DepositCreateRequest, 'fields' | 'currency' | 'isActivatedBonus'>,
  ) => void
  /** Resolves to the id of the method's payment session, or to undefined if there is no session. */
  readonly paymentSession: (method: Method) => Promise<string | undefined>
  /** Checks the time. True if the bonus shown for the amount in the form has just ended. */
  readonly hasBonusEnded: () => boolean
  readonly payout: Payout
  /**
   * Opens a deposit form: its scopes and actions for the layout. The form's rules may also read the page's `own`
   * scopes.
   */
  readonly openDepositForm: (own: Partial<Scopes>) => DepositForm
  readonly openWithdrawalForm: () => WithdrawalForm
  /** The box that coins pay for. */
  readonly boxes: { readonly chosen: ShownBox | undefined }
  /** The page of the current invoice, if there is one. */
  readonly invoicePage: () => RouteName | undefined
}

/**
 * Returns a member that the caller can't do without. If no feature provides it, throws an error that names the member.
 */
export function required<K extends keyof Provided>(provided: Partial<Provided>, name: K): Provided[K] {
  const found = provided[name]
  if (found === undefined) throw new Error(`No feature provides "${name}" (src/features/index.ts).`)
  return found as Provided[K]
}
