import type { RouteName } from '../../schemas/routes.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { DepositKind } from '../../schemas/stored/depositKinds.ts'
import type { AskCaptcha } from '../model/captcha.ts'
import type { CryptoAddress } from '../model/cryptoAddress.ts'
import type { Invoice } from '../model/invoice.ts'
import type { Method } from '../model/method.ts'
import type { OfferList } from '../model/offer.ts'
import type { OpenDeposit } from '../model/openDeposit.ts'
import type { Place } from '../model/place.ts'
import type { ShownBox } from '../model/sweepstakeBox.ts'
import type { Balances } from '../money/readBalances.ts'
import type { ChallengeStore } from '../notices/ChallengeStore.ts'
import type { DepositForm, WithdrawalForm } from './formPages.ts'

/** The invoices of deposits that are paid outside the cashier. */
export interface InvoiceActions {
  /** Shows the invoice of the current deposit. */
  bill(key: string, kind: DepositKind, invoice: Invoice | undefined): void
  /** Caches the invoice of an open deposit. True if the player has to see that deposit before creating another. */
  take(method: string, open: OpenDeposit): boolean
  /** Shows the cached invoice of an open deposit, which must be the current one. Undefined if none is cached. */
  reopen(depositId: string): { readonly kind: DepositKind } | undefined
  /** How a deposit was settled, as reported to the server; undefined if it was not. */
  settled(depositId: string): unknown
  /** A deposit whose player left the form before the answer came: it is cancelled (C47). */
  onAbandoned(made: { readonly id: string; readonly method: string }): void
  /** A peer-to-peer answer breaks its contract in these members (P2P-25). */
  onMismatch(names: readonly string[]): void
}

/** How much can be paid out, where it is not the balance of the account. */
export interface Payout {
  /** The translation key of the title of its notices. */
  readonly title: string
  readonly balances: Balances
  /** Why nothing may be paid out now. */
  readonly blockedBy: string | undefined
  /** The amount that must be played first, if known. */
  readonly toPlay: string | undefined
  /** The amounts on the screen may be outdated. */
  markStale(): void
}

/**
 * What features provide to each other without importing each other (`provides` in `src/pages/Feature.ts`). Without the
 * feature that provides it, a member is missing, and other features do without it.
 */
export interface Provided {
  readonly openMethod: (name: string) => void
  readonly openGroup: (code: string) => void
  readonly openBonus: (id: string) => void
  readonly captcha: AskCaptcha
  /** The captcha on the screen. */
  readonly challenge: ChallengeStore
  readonly invoice: InvoiceActions
  /** Takes the providers' offers for the current deposit, requested for this place. */
  readonly takeOffers: (offers: OfferList, place: Place) => void
  /** Takes the address to which the coins of a deposit are sent. */
  readonly takeAddress: (method: string, address: CryptoAddress, depositId: string) => void
  /** The id of the method's payment session, or undefined if it has none. Resolves once that is known. */
  readonly paymentSession: (method: Method) => Promise<string | undefined>
  /** Checks the time. True if the bonus shown for the amount in the form has just ended. */
  readonly hasBonusEnded: () => boolean
  readonly payout: Payout
  /** Opens a deposit form: what it offers to a document, besides the page's `own` scopes, which its rules may read. */
  readonly openDepositForm: (own: Partial<Scopes>) => DepositForm
  readonly openWithdrawalForm: () => WithdrawalForm
  /** The box that coins pay for. */
  readonly boxes: { readonly chosen: ShownBox | undefined }
  /** The page of the current invoice, if there is one. */
  readonly invoicePage: () => RouteName | undefined
}

/** A member that the caller can't do without. Throws an error that names it if no feature provides it. */
export function required<K extends keyof Provided>(provided: Partial<Provided>, name: K): Provided[K] {
  const found = provided[name]
  if (found === undefined) throw new Error(`No feature provides "${name}" (src/features/index.ts).`)
  return found as Provided[K]
}
