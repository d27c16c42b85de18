import type { WireAmount } from './amount.ts'
import { compare, readWire } from './amount.ts'
import { readBalance } from './readBound.ts'

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
 * currency without an entry has a balance of 0, and negative values count as 0.
 */
export function redeemFacts(
  balances: readonly { readonly currency: string; readonly balance?: unknown }[],
  left: WireAmount,
  currency: string,
): RedeemFacts | undefined {
  const of = balances.find((one) => one.currency === currency)
  const [balance, toPlay] = [of === undefined ? '0' : readBalance(of.balance), readWire(left)]
  return typeof balance !== 'string' || toPlay === undefined
    ? undefined
    : { balance: atLeastNothing(balance), toPlay: atLeastNothing(toPlay) }
}

const atLeastNothing = (amount: string): string => (compare(amount, '0') < 0 ? '0' : amount)
