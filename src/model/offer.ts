import type { SaidAmount } from './invoice.ts'

/** What a provider offers for an on-ramp deposit, as the server says it (spec 3, On-ramp offer). */
export interface Offer {
  /** What the deposit goes on with: the name of the provider. */
  readonly method: string
  /** What the player gets. Without a currency it counts in that of the account (ours). */
  readonly gets: SaidAmount
  /** What the provider keeps of what is paid, in the currency that is paid, unless it names another; empty where it is not said. */
  readonly fee: SaidAmount
  readonly icons: readonly { readonly iconId: string; readonly type: string | undefined }[]
}

/** The offers of one answer, and until when they hold. */
export interface OfferList {
  readonly offers: readonly Offer[]
  /** How many were left out: without a provider, without an amount, or one provider a second time. */
  readonly refused: number
  /** In ms since 1970, as the server says; undefined when it was not said. */
  readonly createdAt: number | undefined
  readonly timeoutMs: number
}
