import type { WithdrawalList } from '../features/list/listLater.ts'
import type { RouteMeta } from '../routes/RouteMeta.ts'

/** A type of cashier. What the start must know of it is in `reference/cashierStarts.ts`. */
export interface Cashier {
  /** All its pages, with their addresses and titles; the first is the start page. Other addresses are unknown. */
  readonly routes: readonly RouteMeta[]
  /** Requests the list of withdrawals. */
  readonly withdrawals: WithdrawalList
  /** A deposit buys a box of coins. */
  readonly sellsBoxes: boolean
  /** A withdrawal redeems sweep coins. */
  readonly redeemsCoins: boolean
  /** Crypto deposits may have their own bonus. */
  readonly hasCryptoBonus: boolean
}
