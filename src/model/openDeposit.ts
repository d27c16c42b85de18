import type { Invoice } from './invoice.ts'

/** An open deposit of a method. */
export interface OpenDeposit {
  readonly exists: boolean
  readonly depositId: string | undefined
  /** The deposit's payment data, if the server sends them. */
  readonly data?: OpenDepositData | undefined
}

/**
 * The payment data of an open deposit, parsed in each possible way, because only the caller that created the deposit
 * knows its kind (D-26).
 */
export interface OpenDepositData {
  readonly hasUnifiedFlow: boolean
  readonly hasRequisites: boolean
  readonly hasCode: boolean
  readonly pageId: string | undefined
  /** Whether the card has members that only peer-to-peer deposits have. */
  readonly isPeerToPeer: boolean
  /** The data parsed as a peer-to-peer deposit, with the names of members that violate the contract. */
  readonly asPeerToPeer: { readonly invoice: Invoice; readonly mismatches: readonly string[] }
  /** The data parsed as any other invoice. */
  readonly asInvoice: Invoice | undefined
}
