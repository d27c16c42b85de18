import type { WireAmount } from './method.ts'

/** Where coins are sent to (DATA-40). Every text is the cashier's, to the letter. */
export interface CryptoAddress {
  readonly address: string
  /** What the network wants with the address (a memo, a destination tag), or empty: without it the coins are nobody's. */
  readonly memo: string
  /** Less than this is not credited (CRYPTO-17), in coins; it need not be said. */
  readonly minDeposit: WireAmount
  /** What the cashier calls the coin, or empty. */
  readonly coinName: string
}
