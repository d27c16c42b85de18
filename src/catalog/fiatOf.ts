import { isCrypto } from '../reference/currencies.ts'
import { currencyOf } from '../reference/currencyTable.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { MethodsStore } from './MethodsStore.ts'

/**
 * The fiat currency in which the value of coins is shown: the account's, or, if that is not fiat, the list's default.
 */
export function fiatOf(
  { ownCurrency }: Pick<SessionStore, 'ownCurrency'>,
  { initCurrencies }: Pick<MethodsStore, 'initCurrencies'>,
): string {
  const { kind } = currencyOf(ownCurrency) ?? {}
  return isCrypto(ownCurrency) || kind === 'coins' || kind === 'wallet' ? initCurrencies.fiat : ownCurrency
}
