import type { WireAmount } from './amount.ts'
import { compare, readWire } from './amount.ts'

/** What is known of sweep coins before any is redeemed: decimal texts. */
export interface RedeemFacts {
  readonly balance: string
  /** How much has still to be played. */
  readonly toPlay: string
  /** The cashier does not let the player redeem, whatever is to be played. */
  readonly isBlocked?: true
}

/**
 * The balance of a currency, and what is still to be played of it; undefined where either can't be read. A currency that
 * is not named has nothing on it, and less than nothing is nothing.
 */
export function redeemFacts(
  balances: readonly { readonly currency: string; readonly balance: WireAmount }[],
  left: WireAmount,
  currency: string,
): RedeemFacts | undefined {
  const of = balances.find((one) => one.currency === currency)
  const [balance, toPlay] = [readWire(of === undefined ? '0' : of.balance), readWire(left)]
  return balance === undefined || toPlay === undefined
    ? undefined
    : { balance: atLeastNothing(balance), toPlay: atLeastNothing(toPlay) }
}

const atLeastNothing = (amount: string): string => (compare(amount, '0') < 0 ? '0' : amount)
