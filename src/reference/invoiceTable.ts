import type { RouteName } from '../../schemas/routes.ts'
import type { INVOICE_STATES } from '../../schemas/scopes/invoiceStates.ts'
import type { DepositKind } from '../../schemas/stored/depositKinds.ts'

/** What differs between the kinds of a deposit that is paid outside, whatever its state (spec 4, Q-092). */
export interface InvoiceRule {
  /** The page it is paid on. */
  readonly page: RouteName
  /** "Paid" is told to the server by deposit-complete. Of the others only what the player filled in is told (N11). */
  readonly completes: boolean
  /** A deposit that nobody pays in time is cancelled (P2P-17), and one that was cancelled is completed (P2P-16). */
  readonly cancels: boolean
}

/** Only a peer-to-peer invoice is ever cancelled by us: of a unified form "paid" is hidden at its end, and no more (spec 4). */
export const INVOICE_RULES: Readonly<Record<DepositKind, InvoiceRule>> = {
  peerToPeer: { page: 'depositPeerToPeerInvoicePage', completes: true, cancels: true },
  peerToPeerUnified: { page: 'depositPeerToPeerUnifiedFormPage', completes: true, cancels: false },
  unified: { page: 'depositUnifiedFormPage', completes: true, cancels: false },
  india: { page: 'depositIndiaInvoicePage', completes: true, cancels: false },
  hostToHost: { page: 'depositHostToHostPage', completes: false, cancels: false },
  pix: { page: 'depositPixPage', completes: false, cancels: false },
  eazype: { page: 'depositEazypePage', completes: false, cancels: false },
  cash: { page: 'depositHostToHostPage', completes: false, cancels: false },
}

export type InvoiceState = (typeof INVOICE_STATES)[number]

/** What an invoice offers in one of its states. */
export interface InvoiceCell {
  /**
   * `details`: the amount and where to pay it; `amount`: the amount alone; `nothing` of what is paid with. What is shown can
   * be copied, scanned and opened; nothing else can.
   */
  readonly shows: 'details' | 'amount' | 'nothing'
  /** What the main button does: says that it is paid, waits until another amount is accepted, or shows the status. */
  readonly does: 'paid' | 'accept' | 'status'
  /** The guarantee note stands beside it (D-27). */
  readonly guarantees: boolean
}

const PAYABLE: InvoiceCell = { shows: 'details', does: 'paid', guarantees: false }
/** Nothing of it can be paid: its account may be somebody else's by now. */
const CLOSED: InvoiceCell = { shows: 'nothing', does: 'status', guarantees: false }

const ANY_KIND: Readonly<Record<InvoiceState, InvoiceCell>> = {
  payable: PAYABLE,
  changed: { shows: 'amount', does: 'accept', guarantees: false },
  // Who has said "paid" too early still has to find where to pay.
  paid: { ...PAYABLE, does: 'status' },
  expired: CLOSED,
  cancelled: CLOSED,
  unknown: CLOSED,
  none: CLOSED,
  unreadable: CLOSED,
}

/** The behaviour of every invoice: one cell for each kind and state. */
export const INVOICE_TABLE: Readonly<Record<DepositKind, Readonly<Record<InvoiceState, InvoiceCell>>>> = {
  peerToPeer: { ...ANY_KIND, payable: { ...PAYABLE, guarantees: true } },
  peerToPeerUnified: ANY_KIND,
  unified: ANY_KIND,
  india: ANY_KIND,
  hostToHost: ANY_KIND,
  pix: ANY_KIND,
  eazype: ANY_KIND,
  cash: ANY_KIND,
}

/** What decides the state of an invoice. */
export interface InvoiceFacts {
  readonly settled: 'open' | 'paying' | 'paid' | 'cancelled' | 'unclear'
  /** It says where to pay, or how. */
  readonly isKnown: boolean
  /** Its amount is a number above zero, or it says none. */
  readonly isReadable: boolean
  readonly isOver: boolean
  /** It is another amount than was asked for, and the player has not accepted it. */
  readonly isChanged: boolean
}

/** The first that applies: what forbids paying comes before what allows it. */
export function invoiceState({ settled, isKnown, isReadable, isOver, isChanged }: InvoiceFacts): InvoiceState {
  if (settled === 'cancelled') return 'cancelled'
  if (settled === 'unclear') return 'unknown'
  if (!isKnown) return 'none'
  if (!isReadable) return 'unreadable'
  if (isOver) return 'expired'
  if (settled === 'paid') return 'paid'
  return isChanged ? 'changed' : 'payable'
}
