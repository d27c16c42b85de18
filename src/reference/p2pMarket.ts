import type { Method } from '../model/method.ts'
import { traitsOf } from './methodTraits.ts'

/** The peer-to-peer categories. Their methods may have the usual card view type (VALID-08). */
const CATEGORIES: ReadonlySet<string> = new Set(['card-p2p', 'p2p_methods_kyrgyzstan', 'p2p_methods_ukraine'])

/** The deployment's lists of method names, keyed by type, such as the banks of one country (CAT-22). */
export type P2pLists = Readonly<Record<string, readonly string[]>>

/**
 * Whether a method belongs to a peer-to-peer market, by its card view type, its category or the deployment's lists
 * (VALID-07, Q-035).
 */
export function isP2pMarket(method: Pick<Method, 'name' | 'cardViewType' | 'category'>, lists: P2pLists): boolean {
  const { name, category } = method
  const isListed = Object.values(lists).some((names) => names.includes(name))
  return isListed || traitsOf(method).isPeerToPeer === true || (category !== undefined && CATEGORIES.has(category))
}

/**
 * Whether the amount is given, so that the player types none: the method requires it, or peer-to-peer payments in this
 * currency have fixed amounts.
 */
export function isAmountGiven(
  method: Pick<Method, 'cardViewType' | 'isAmountGiven'>,
  currency: string,
  fixedAmountCurrencies: readonly string[],
): boolean {
  return method.isAmountGiven || (traitsOf(method).isPeerToPeer === true && fixedAmountCurrencies.includes(currency))
}
