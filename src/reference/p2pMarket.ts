import type { Method } from '../model/method.ts'
import { cardViewTypeOf } from './cardViewTypes.ts'

/** Players pay one another by these; a method of one need not have a page of its own (VALID-08). */
const CATEGORIES: ReadonlySet<string> = new Set(['card-p2p', 'p2p_methods_kyrgyzstan', 'p2p_methods_ukraine'])

/** Names of methods by what they are: banks of one country, one wallet (CAT-22). */
export type P2pLists = Readonly<Record<string, readonly string[]>>

/**
 * Whether a method belongs to a peer-to-peer market: by its card view type, by its category, or because the deployment lists
 * it (VALID-07, Q-035).
 */
export function isP2pMarket(
  { name, cardViewType, category }: Pick<Method, 'name' | 'cardViewType' | 'category'>,
  lists: P2pLists,
): boolean {
  const isListed = Object.values(lists).some((names) => names.includes(name))
  return isListed || cardViewTypeOf(cardViewType) === 'p2p' || (category !== undefined && CATEGORIES.has(category))
}

/**
 * Whether the player does not type what is paid by a method: it says so itself, or nobody does who pays peer to peer in
 * this currency.
 */
export function isAmountGiven(
  { cardViewType, isAmountGiven: ofMethod }: Pick<Method, 'cardViewType' | 'isAmountGiven'>,
  currency: string,
  fixedAmountCurrencies: readonly string[],
): boolean {
  return ofMethod || (cardViewTypeOf(cardViewType) === 'p2p' && fixedAmountCurrencies.includes(currency))
}
