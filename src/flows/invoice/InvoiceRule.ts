/** What differs between the ways to pay outside (spec 4, Q-092). */
export interface InvoiceRule {
  /** "Paid" is told to the server by deposit-complete; else it is a step to the next page and no more. */
  readonly completes: boolean
  /** A deposit that nobody pays in time is cancelled (P2P-17), and one that was cancelled is completed (P2P-16). */
  readonly cancels: boolean
}

/**
 * By what the player pays on: an invoice, a unified form, a code. Only the invoice of a peer-to-peer deposit is cancelled
 * when its time is over: of a unified form the "paid" button is hidden, and nothing more (spec 4).
 */
export const INVOICE_RULES = {
  hostToHost: { completes: false, cancels: false },
  code: { completes: false, cancels: false },
  unified: { completes: true, cancels: false },
  india: { completes: true, cancels: false },
  peerToPeer: { completes: true, cancels: true },
} as const satisfies Record<string, InvoiceRule>

export type InvoiceKind = keyof typeof INVOICE_RULES
