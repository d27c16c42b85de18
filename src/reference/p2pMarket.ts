import type { Method } from '../model/method.ts'
import { cardViewTypeOf } from './cardViewTypes.ts'

/** Players pay one another by these; a method of one need not have a page of its own (VALID-08). */
const CATEGORIES: ReadonlySet<string> = new Set(['card-p2p', 'p2p_methods_kyrgyzstan', 'p2p_methods_ukraine'])

/** Whether a method belongs to a peer-to-peer market: by its card view type, or by its category (VALID-07). */
export function isP2pMarket({ cardViewType, category }: Pick<Method, 'cardViewType' | 'category'>): boolean {
  return cardViewTypeOf(cardViewType) === 'p2p' || (category !== undefined && CATEGORIES.has(category))
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
