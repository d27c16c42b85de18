import type { WireAmount } from './amount.ts'
import { compare, fromMinor } from './amount.ts'
import { readBalance } from './readBound.ts'
import { readSum } from './readSum.ts'

/** The sweep coin data before a redemption, as decimal texts. */
export interface RedeemFacts {
  readonly balance: string
  /** The amount that the player must still play. */
  readonly toPlay: string
  /** True if the server blocks redemption, whatever amount remains to be played. */
  readonly isBlocked?: true
}

/**
 * The balance of a currency and the amount still to be played; undefined when either is unreadable or null (W3). A
 * currency without an entry has a balance of 0, and negative values count as 0. So does less than one minor unit left to
 * play, such as the float noise 1.4e-14: it can't be played.
 */
export function redeemFacts(
  balances: readonly { readonly currency: string; readonly balance?: unknown }[],
  left: WireAmount,
  currency: string,
  decimals: number,
): RedeemFacts | undefined {
  const of = balances.find((one) => one.currency === currency)
  const [balance, toPlay] = [of === undefined ? '0' : readBalance(of.balance), readSum(left)]
  return typeof balance !== 'string' || toPlay === undefined
    ? undefined
    : { balance: unlessBelow(balance, '0'), toPlay: unlessBelow(toPlay, fromMinor(1n, decimals)) }
}

/** The amount, or 0 if it is below `bound`. */
const unlessBelow = (amount: string, bound: string): string => (compare(amount, bound) < 0 ? '0' : amount)
