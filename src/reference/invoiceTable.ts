import type { RouteName } from '../../schemas/routes.ts'
import type { INVOICE_STATES } from '../../schemas/scopes/invoiceStates.ts'
import type { DepositKind } from '../../schemas/stored/depositKinds.ts'

/** The rules of a kind of deposit that is paid outside the cashier, independent of its state (spec 4, Q-092). */
export interface InvoiceRule {
  /** The page on which the player pays the deposit. */
  readonly page: RouteName
  /**
   * Whether "paid" sends deposit-complete. Without it, "paid" only sends the fields that the player filled in (N11).
   */
  readonly completes: boolean
  /**
   * Whether an unpaid deposit is cancelled when its time is over (P2P-17). A cancelled deposit can then still be
   * completed (P2P-16).
   */
  readonly cancels: boolean
}

/** The widget cancels only peer-to-peer invoices. Of an expired unified form it only hides "paid" (spec 4). */
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

/** The content and the main button of an invoice in one state. */
export interface InvoiceCell {
  /**
   * `details`: the amount and the payment details; `amount`: only the amount; `nothing`: neither. Only shown values can
   * be copied, scanned or opened.
   */
  readonly shows: 'details' | 'amount' | 'nothing'
  /** The action of the main button: report the payment, accept a changed amount, or show the status. */
  readonly does: 'paid' | 'accept' | 'status'
  /** Whether the guarantee note is shown (D-27). */
  readonly guarantees: boolean
}

const PAYABLE: InvoiceCell = { shows: 'details', does: 'paid', guarantees: false }
/** Shows no payment details, because the account may belong to someone else by now. */
const CLOSED: InvoiceCell = { shows: 'nothing', does: 'status', guarantees: false }

const ANY_KIND: Readonly<Record<InvoiceState, InvoiceCell>> = {
  payable: PAYABLE,
  changed: { shows: 'amount', does: 'accept', guarantees: false },
  // A player who pressed "paid" too early still needs the payment details.
  paid: { ...PAYABLE, does: 'status' },
  expired: CLOSED,
  cancelling: CLOSED,
  cancelled: CLOSED,
  unknown: CLOSED,
  none: CLOSED,
  unreadable: CLOSED,
}

/** The behaviour of every invoice, by kind and state. */
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

/** The facts that determine the state of an invoice. */
export interface InvoiceFacts {
  readonly settled: 'open' | 'paying' | 'paid' | 'cancelling' | 'cancelled' | 'unclear'
  /** Whether the invoice has payment details or instructions. */
  readonly isKnown: boolean
  /** Whether the invoice's amount is a positive number or absent. */
  readonly isReadable: boolean
  readonly isExpired: boolean
  /** Whether the amount differs from the requested amount and the player has not accepted the change. */
  readonly isChanged: boolean
}

/** The first state that matches. States that forbid paying are tested first. */
export function invoiceState({ settled, isKnown, isReadable, isExpired, isChanged }: InvoiceFacts): InvoiceState {
  if (settled === 'cancelling' || settled === 'cancelled') return settled
  if (settled === 'unclear') return 'unknown'
  if (!isKnown) return 'none'
  if (!isReadable) return 'unreadable'
  if (isExpired) return 'expired'
  if (settled === 'paid') return 'paid'
  return isChanged ? 'changed' : 'payable'
}
