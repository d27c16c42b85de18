import type { Invoice } from './invoice.ts'

/** What is open with a method. */
export interface OpenDeposit {
  readonly exists: boolean
  readonly depositId: string | undefined
  /** How it is paid, when the server says so. */
  readonly said?: SaidOfOpen | undefined
}

/** What is said of an open deposit. Its members are read as its kind wants them: that is known to whoever made it (D-26). */
export interface SaidOfOpen {
  readonly hasUnifiedFlow: boolean
  readonly hasRequisites: boolean
  readonly hasCode: boolean
  readonly pageId: string | undefined
  /** It has members that only a peer-to-peer deposit has. */
  readonly isPeerToPeer: boolean
  /** Read as a peer-to-peer deposit, and the names of the members that are not as agreed. */
  readonly asPeerToPeer: { readonly invoice: Invoice; readonly misfits: readonly string[] }
  /** Read as any other invoice. */
  readonly asInvoice: Invoice | undefined
}
