import type { CryptoAddress } from './cryptoAddress.ts'
import type { Invoice } from './invoice.ts'
import type { MethodField } from './methodField.ts'
import type { OfferList } from './offer.ts'
import type { PaymentSource } from './paymentSource.ts'

/** A parsed create response: the data that decides the next page and is shown there. */
export interface DepositAnswer {
  readonly depositId: string | undefined
  readonly fields: readonly MethodField[]
  readonly isFieldsRequired: boolean
  readonly source: PaymentSource | undefined
  readonly hasUnifiedFlow: boolean
  /** The providers' offers, if the response has any; the list may be empty. */
  readonly offers: OfferList | undefined
  /** Whether it has payment details: requisites or a card (CREATE-09). */
  readonly hasRequisites: boolean
  /** The instructions for paying outside the cashier, if given. */
  readonly invoice: Invoice | undefined
  /** The crypto address to pay to (DATA-40). */
  readonly address: CryptoAddress | undefined
  readonly pageId: string | undefined
  /** This is not a new deposit but one the player already had open. */
  readonly isOlder: boolean
  /** The names, without values, of properties in a peer-to-peer response that violate the contract (P2P-25). */
  readonly mismatches: readonly string[]
}
