import type { WireAmount } from './method.ts'

/** A crypto deposit address (DATA-40). All texts are exactly as the server sent them. */
export interface CryptoAddress {
  readonly address: string
  /** The memo or destination tag that the network requires, or empty. Coins sent without a required memo are lost. */
  readonly memo: string
  /** The minimum deposit in coins, optional: smaller amounts are not credited (CRYPTO-17). */
  readonly minDeposit: WireAmount
  /** The server's name of the coin, or empty. */
  readonly coinName: string
}
