import { isCrypto } from '../reference/currencies.ts'
import { currencyOf } from '../reference/currencyTable.ts'
import type { MethodsStore } from './MethodsStore.ts'
import type { SessionStore } from './SessionStore.ts'

/**
 * In which fiat currency the worth of coins is said: the account's, or where that is no money but a coin, the one that
 * the list begins with.
 */
export function fiatOf(
  { ownCurrency }: Pick<SessionStore, 'ownCurrency'>,
  { initCurrencies }: Pick<MethodsStore, 'initCurrencies'>,
): string {
  const { kind } = currencyOf(ownCurrency) ?? {}
  return isCrypto(ownCurrency) || kind === 'coins' || kind === 'wallet' ? initCurrencies.fiat : ownCurrency
}
