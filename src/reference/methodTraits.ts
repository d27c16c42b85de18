import type { RouteName } from '../../schemas/routes.ts'
import type { DepositKind } from '../../schemas/stored/depositKinds.ts'
import type { Method } from '../model/method.ts'
import { type CardViewType, cardViewTypeOf } from './cardViewTypes.ts'

/** What follows from the card view type of a method (CVT-01). A missing member means the usual behaviour. */
export interface MethodTraits {
  /** The page of its deposit form; default: the redirect form. */
  readonly formPage?: RouteName
  /** Created with the call for peer-to-peer deposits; such a deposit is in progress even if its invoice is unknown. */
  readonly isPeerToPeer?: true
  /** Its deposits always continue on the widget's own pages, so a helper window would be useless. */
  readonly isPaidHere?: true
  /** The player chooses the currency and the country, and the limits are those of this choice. */
  readonly choosesCurrency?: true
  /** The answer to its create is a list of offers, which may be empty. */
  readonly hasOffers?: true
  /** Its provider takes minutes to answer. */
  readonly isSlow?: true
  readonly hasNoBonus?: true
  /** Paid in cash: at an agent, or by a page that the deployment names. */
  readonly isCash?: true
  /** Paid by requisites, even if the answer has none; a withdrawal may first ask for the bank. */
  readonly isBankTransfer?: true
  /** The kind of its invoice with requisites. */
  readonly invoice?: DepositKind
  /** The kind of its invoice with a unified form. */
  readonly unifiedInvoice?: DepositKind
  /** The kind of its invoice with a QR code or a payment page. */
  readonly codeInvoice?: DepositKind
}

export const METHOD_TRAITS: Readonly<Record<CardViewType, MethodTraits>> = {
  default: {},
  card: {},
  cardWalletOnly: {},
  india: { formPage: 'depositIndiaPage', isPaidHere: true, invoice: 'india' },
  cardMultipleType: {},
  p2p: {
    formPage: 'depositPeerToPeerBasePage',
    isPeerToPeer: true,
    isPaidHere: true,
    invoice: 'peerToPeer',
    unifiedInvoice: 'peerToPeerUnified',
  },
  pix: { codeInvoice: 'pix' },
  eazype: { codeInvoice: 'eazype' },
  virtual: {},
  bankTransfer: { isBankTransfer: true },
  onramp: {
    formPage: 'depositOnrampPage',
    isPaidHere: true,
    choosesCurrency: true,
    hasOffers: true,
    isSlow: true,
    hasNoBonus: true,
  },
  cash: { formPage: 'depositCashPage', isCash: true, invoice: 'cash' },
}

export const traitsOf = (method: Pick<Method, 'cardViewType'> | undefined): MethodTraits =>
  METHOD_TRAITS[cardViewTypeOf(method?.cardViewType)]
