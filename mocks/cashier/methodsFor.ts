import { METHOD_FOLDERS } from '../../fixtures/index.ts'
import type { MethodFolder } from '../../fixtures/readMethodFolder.ts'
import { isCrypto } from '../../src/reference/currencies.ts'
import type { Scenario } from './Scenario.ts'

/** The listed methods of a country and currency, with the changes of the scenario. */
export function methodsFor(
  scenario: Scenario,
  country: string | undefined,
  currency: string,
  transaction: 'deposit' | 'withdrawal' = 'deposit',
): readonly unknown[] {
  const offered = METHOD_FOLDERS.filter(({ cashier }) => (cashier.transaction ?? 'deposit') === transaction)
    .filter((folder) => isOffered(folder, country, currency))
    .map(({ method }) => method)
  return scenario.methods?.(offered) ?? offered
}

function isOffered({ cashier, method }: MethodFolder, country: string | undefined, currency: string): boolean {
  const isHere = country === undefined || (cashier.countries?.includes(country.toUpperCase()) ?? true)
  // A method list in a cryptocurrency contains the methods of all coins: each method has its own coin.
  const isCoin = isCrypto(currency) && method.category === 'crypto'
  return isHere && (isCoin || Object.hasOwn(method.amount_rules ?? {}, currency))
}
