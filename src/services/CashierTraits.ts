import type { CallNeed } from '../api/defineCall.ts'
import type { MethodList } from '../api/readMethodList.ts'

/**
 * Requests the list of withdrawals. In the regular cashier, the list depends on country and currency; elsewhere only on
 * the currency.
 */
export type WithdrawalList = (
  calls: CallNeed,
  place: { readonly country: string; readonly currency: string },
) => Promise<MethodList>

/** The rules of a type of cashier, besides its pages. */
export interface CashierTraits {
  /** Requests the list of withdrawals. */
  readonly withdrawals: WithdrawalList
  /** A deposit buys a box of coins. */
  readonly sellsBoxes: boolean
  /** A withdrawal redeems sweep coins. */
  readonly redeemsCoins: boolean
  /** Crypto deposits may have their own bonus. */
  readonly hasCryptoBonus: boolean
}
