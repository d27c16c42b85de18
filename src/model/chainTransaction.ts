import type { WireAmount } from './method.ts'

/** A crypto transaction that the server has seen on the chain (DATA-41). Texts are empty when not given. */
export interface ChainTransaction {
  readonly txid: string
  readonly blockchain: string
  /** The amount sent, in coins. */
  readonly amount: WireAmount
  readonly cryptoCurrency: string
  /** The amount in the account's currency. */
  readonly finalAmount: WireAmount
  readonly currency: string
}
