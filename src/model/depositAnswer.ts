import type { CryptoAddress } from './cryptoAddress.ts'
import type { Invoice } from './invoice.ts'
import type { MethodField } from './methodField.ts'
import type { OfferList } from './offer.ts'
import type { PaymentSource } from './paymentSource.ts'

/** A create answer as the product knows it: what decides where the player goes next, and what is shown there. */
export interface DepositAnswer {
  readonly depositId: string | undefined
  readonly fields: readonly MethodField[]
  readonly isFieldsRequired: boolean
  readonly source: PaymentSource | undefined
  readonly hasUnifiedFlow: boolean
  /** What providers offer, when it says anything of that; it may be that none does. */
  readonly offers: OfferList | undefined
  /** Whether it says where to pay: by requisites or by a card (CREATE-09). */
  readonly hasRequisites: boolean
  /** How to pay outside, when it says anything of that. */
  readonly invoice: Invoice | undefined
  /** Where to send coins (DATA-40). */
  readonly address: CryptoAddress | undefined
  readonly pageId: string | undefined
  /** It is no new deposit: the player had one open, and this is that one. */
  readonly isOlder: boolean
  /** Where a peer-to-peer answer is not as agreed: the names of the members, nothing of what they hold (P2P-25). */
  readonly misfits: readonly string[]
}
