import type { WireAmount } from './method.ts'

/** Coins on their way, as the cashier sees them on their blockchain (DATA-41). Texts are empty where it does not say. */
export interface ChainTransaction {
  readonly txid: string
  readonly blockchain: string
  /** What was sent, in coins. */
  readonly amount: WireAmount
  readonly cryptoCurrency: string
  /** What it comes to in the currency of the account. */
  readonly finalAmount: WireAmount
  readonly currency: string
}
