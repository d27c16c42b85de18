import type { RouteName } from '../../../schemas/routes.ts'
import type { CryptoAddress } from '../../model/cryptoAddress.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Invoice } from '../../model/invoice.ts'
import type { MethodField } from '../../model/methodField.ts'
import type { OfferList } from '../../model/offer.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import type { CardViewType } from '../../reference/cardViewTypes.ts'

/** Where a create answer leads. */
export type NextStep =
  | { readonly step: 'askFields'; readonly fields: readonly MethodField[] }
  | { readonly step: 'redirect'; readonly source: PaymentSource; readonly next: RouteName }
  | {
      readonly step: 'page'
      readonly page: RouteName
      readonly invoice: Invoice | undefined
      readonly address?: CryptoAddress | undefined
      readonly offers?: OfferList | undefined
    }

export interface Asked {
  /** Where the player goes when nothing else is said, normally the completion page. */
  readonly route: RouteName
  readonly cardViewType: CardViewType
}

/** The seven ways of an answer, in the order of spec 4; the first that applies wins. */
export function afterCreate(answer: DepositAnswer, asked: Asked): NextStep {
  if (answer.isFieldsRequired) return { step: 'askFields', fields: answer.fields }
  if (answer.source) return { step: 'redirect', source: answer.source, next: asked.route }
  const { invoice, address, offers } = answer
  return { step: 'page', page: pageAfter(answer, asked), invoice, address, offers }
}

function pageAfter(answer: DepositAnswer, { cardViewType, route }: Asked): RouteName {
  const isP2p = cardViewType === 'p2p'
  if (answer.hasUnifiedFlow) return isP2p ? 'depositPeerToPeerUnifiedFormPage' : 'depositUnifiedFormPage'
  if (hasOffers(answer, cardViewType)) return 'depositOnrampOfferListPage'
  if (answer.hasRequisites || cardViewType === 'bankTransfer') return INVOICES[cardViewType] ?? 'depositHostToHostPage'
  if (answer.pageId === 'eazype') return 'depositEazypePage'
  if (answer.pageId === 'pix') return 'depositPixPage'
  // The specification's order has no step for it: an address is where the deposit is paid, whichever form it came by.
  return answer.address === undefined ? route : 'depositCryptoAddressPage'
}

/** No offer at all is an answer to who asked for offers, and nothing said to everybody else. */
function hasOffers({ offers }: DepositAnswer, cardViewType: CardViewType): boolean {
  return offers !== undefined && (cardViewType === 'onramp' || offers.offers.length > 0 || offers.refused > 0)
}

/** Those that have an invoice of their own. */
const INVOICES: Partial<Record<CardViewType, RouteName>> = {
  india: 'depositIndiaInvoicePage',
  p2p: 'depositPeerToPeerInvoicePage',
}
