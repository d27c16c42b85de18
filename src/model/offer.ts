import type { SaidAmount } from './invoice.ts'

/** A provider's offer for an on-ramp deposit, as sent by the server (spec 3, On-ramp offer). */
export interface Offer {
  /** The method to continue with: the provider's name. */
  readonly method: string
  /** The amount the player receives; in the account's currency if none is given (our decision). */
  readonly gets: SaidAmount
  /** The provider's fee, in the currency paid unless it names another; empty when not given. */
  readonly fee: SaidAmount
  readonly icons: readonly { readonly iconId: string; readonly type: string | undefined }[]
}

/** The offers of one response and their validity. */
export interface OfferList {
  readonly offers: readonly Offer[]
  /** The number of rejected offers: without a provider, without an amount, or a provider's duplicate. */
  readonly refused: number
  /** In ms since 1970, from the server; undefined when not given. */
  readonly createdAt: number | undefined
  readonly timeoutMs: number
}
