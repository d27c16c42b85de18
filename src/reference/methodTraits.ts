import type { RouteName } from '../../schemas/routes.ts'
import type { DepositKind } from '../../schemas/stored/depositKinds.ts'
import type { Method } from '../model/method.ts'
import { type CardViewType, cardViewTypeOf } from './cardViewTypes.ts'

/** The traits that follow from a method's card view type (CVT-01). A missing member means the usual behaviour. */
export interface MethodTraits {
  /** The page of the method's deposit form; default: the redirect form. */
  readonly formPage?: RouteName
  /** Deposits are created with the peer-to-peer call. Such a deposit is in progress even if its invoice is unknown. */
  readonly isPeerToPeer?: true
  /** The method's deposits always continue on the widget's own pages, so a helper window would be useless. */
  readonly isPaidHere?: true
  /** The player chooses the currency and the country, and the limits of this choice apply. */
  readonly choosesCurrency?: true
  /** The answer to a create is a list of offers, which may be empty. */
  readonly hasOffers?: true
  /** The provider takes minutes to answer. */
  readonly isSlow?: true
  readonly hasNoBonus?: true
  /** Paid in cash: at an agent, or through a page that the deployment names. */
  readonly isCash?: true
  /** Paid by bank transfer, even if the answer has no payment details; a withdrawal may first ask for the bank. */
  readonly isBankTransfer?: true
  /** The kind of an invoice with payment details. */
  readonly invoice?: DepositKind
  /** The kind of an invoice with a unified form. */
  readonly unifiedInvoice?: DepositKind
  /** The kind of an invoice with a QR code or a payment page. */
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
