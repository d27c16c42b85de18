import type { CryptoAddress } from './cryptoAddress.ts'
import type { Invoice } from './invoice.ts'
import type { MethodField } from './methodField.ts'
import type { OfferList } from './offer.ts'
import type { PaymentSource } from './paymentSource.ts'

/** The parsed response to a create. It decides the next page, and that page shows the response's data. */
export interface DepositAnswer {
  readonly depositId: string | undefined
  readonly fields: readonly MethodField[]
  readonly isFieldsRequired: boolean
  readonly source: PaymentSource | undefined
  readonly hasUnifiedFlow: boolean
  /** The providers' offers, if the response has any; the list may be empty. */
  readonly offers: OfferList | undefined
  /** Whether the response has payment details, in `requisites` or `card` (CREATE-09). */
  readonly hasRequisites: boolean
  /** The instructions for paying outside the cashier, if given. */
  readonly invoice: Invoice | undefined
  /** The crypto address to pay to (DATA-40). */
  readonly address: CryptoAddress | undefined
  readonly pageId: string | undefined
  /** True if this deposit is not new: the player already had it open. */
  readonly isOlder: boolean
  /** The names, without values, of properties in a peer-to-peer response that violate the contract (P2P-25). */
  readonly mismatches: readonly string[]
}
