import type { RouteName } from '../../../schemas/routes.ts'
import type { DepositKind } from '../../../schemas/stored/depositKinds.ts'
import { hasCode } from '../../api/hasCode.ts'
import type { CryptoAddress } from '../../model/cryptoAddress.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Invoice } from '../../model/invoice.ts'
import type { MethodField } from '../../model/methodField.ts'
import type { OfferList } from '../../model/offer.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import { depositKind } from '../../payments/depositKind.ts'
import type { CardViewType } from '../../reference/cardViewTypes.ts'
import { INVOICE_RULES } from '../../reference/invoiceTable.ts'
import { METHOD_TRAITS } from '../../reference/methodTraits.ts'

/** The step that follows from a create's answer. */
export type NextStep =
  | { readonly step: 'askFields'; readonly fields: readonly MethodField[] }
  | { readonly step: 'redirect'; readonly source: PaymentSource; readonly next: RouteName }
  | {
      readonly step: 'page'
      readonly page: RouteName
      /** The kind of payment outside the widget, if there is one (D-26). */
      readonly kind?: DepositKind | undefined
      readonly invoice: Invoice | undefined
      readonly address?: CryptoAddress | undefined
      readonly offers?: OfferList | undefined
    }

export interface CreateRequest {
  /** The default page, normally the completion page. */
  readonly route: RouteName
  readonly cardViewType: CardViewType
}

/**
 * Picks the next step: the first case that applies, in the order of spec 4. Two cases are our own: a crypto address, and
 * a code without payment details.
 */
export function afterCreate(answer: DepositAnswer, request: CreateRequest): NextStep {
  if (answer.isFieldsRequired) return { step: 'askFields', fields: answer.fields }
  if (answer.source) return { step: 'redirect', source: answer.source, next: request.route }
  const { invoice, address, offers } = answer
  if (!answer.hasUnifiedFlow && hasOffers(answer, request.cardViewType))
    return { step: 'page', page: 'depositOnrampOfferListPage', invoice, address, offers }
  const kind = depositKind({ ...answer, hasCode: isPaidByCode(answer) }, request.cardViewType)
  if (kind !== undefined) return { step: 'page', page: INVOICE_RULES[kind].page, kind, invoice, address, offers }
  // The specification's order has no case for an address. The deposit is paid to the address, whichever form led to it.
  return {
    step: 'page',
    page: address === undefined ? request.route : 'depositCryptoAddressPage',
    invoice,
    address,
    offers,
  }
}

/** `hasCode` of the answer's invoice. False for an answer with a crypto address, which has its own page. */
const isPaidByCode = ({ invoice, address }: DepositAnswer): boolean =>
  address === undefined && invoice !== undefined && hasCode(invoice)

/** An empty offer list counts for on-ramp methods only; other methods need at least one offer, even a refused one. */
function hasOffers({ offers }: DepositAnswer, cardViewType: CardViewType): boolean {
  return (
    offers !== undefined &&
    (METHOD_TRAITS[cardViewType].hasOffers === true || offers.offers.length > 0 || offers.refused > 0)
  )
}
