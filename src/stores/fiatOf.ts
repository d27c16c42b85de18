import { isCrypto } from '../reference/currencies.ts'
import type { MethodsStore } from './MethodsStore.ts'
import type { SessionStore } from './SessionStore.ts'

/** In which fiat currency the worth of coins is said: the account's, or where that is a coin, the one that the list begins with. */
export const fiatOf = (
  { ownCurrency }: Pick<SessionStore, 'ownCurrency'>,
  { initCurrencies }: Pick<MethodsStore, 'initCurrencies'>,
): string => (isCrypto(ownCurrency) ? initCurrencies.fiat : ownCurrency)
