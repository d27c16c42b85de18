import type { AmountText } from './invoice.ts'

/** A provider's offer for an on-ramp deposit, as the server sent it (spec 3, On-ramp offer). */
export interface Offer {
  /** The name of the provider, which is the method to continue with. */
  readonly method: string
  /** The amount that the player receives; in the account's currency if the offer names none (our decision). */
  readonly gets: AmountText
  /** The provider's fee, in the currency that the player pays unless the fee names another; empty when not given. */
  readonly fee: AmountText
  readonly icons: readonly { readonly iconId: string; readonly type: string | undefined }[]
}

/** The offers of one response, and how long they are valid. */
export interface OfferList {
  readonly offers: readonly Offer[]
  /**
   * The number of offers that were left out: without a provider, without an amount, or a second offer of the same
   * provider.
   */
  readonly refused: number
  /** In ms since 1970, as the server sent it; undefined when not given. */
  readonly createdAt: number | undefined
  readonly timeoutMs: number
}
