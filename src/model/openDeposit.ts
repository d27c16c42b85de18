import type { Invoice } from './invoice.ts'

/** An open deposit of a method. */
export interface OpenDeposit {
  readonly exists: boolean
  readonly depositId: string | undefined
  /** Its payment data, if the server sends them. */
  readonly data?: OpenDepositData | undefined
}

/**
 * The payment data of an open deposit, parsed in each possible way: only the caller that created it knows its kind
 * (D-26).
 */
export interface OpenDepositData {
  readonly hasUnifiedFlow: boolean
  readonly hasRequisites: boolean
  readonly hasCode: boolean
  readonly pageId: string | undefined
  /** Has properties specific to peer-to-peer deposits. */
  readonly isPeerToPeer: boolean
  /** Parsed as a peer-to-peer deposit, with the names of properties that violate the contract. */
  readonly asPeerToPeer: { readonly invoice: Invoice; readonly mismatches: readonly string[] }
  /** Parsed as any other invoice. */
  readonly asInvoice: Invoice | undefined
}
