import type { WireAmount } from './method.ts'

/** A crypto deposit address (DATA-40). All texts are exactly as the cashier sent them. */
export interface CryptoAddress {
  readonly address: string
  /** A memo or destination tag required by the network, or empty: coins sent without it are lost. */
  readonly memo: string
  /** Smaller amounts are not credited (CRYPTO-17); in coins, optional. */
  readonly minDeposit: WireAmount
  /** The cashier's name of the coin, or empty. */
  readonly coinName: string
}
