import { countryOf } from './countries.ts'
import { COUNTRY_CURRENCIES } from './countryCurrencies.ts'
import { fiatCurrencies } from './currencyTable.ts'

/** The countries that are known to pay in a currency of ours, and the player's own where there is such a country (ONRAMP-09). */
export function offeredCountries(home: string): readonly string[] {
  const own = countryOf(home)?.code
  const known = Object.keys(COUNTRY_CURRENCIES)
  return own === undefined || known.includes(own) ? known : [own, ...known]
}

/** What is paid in is money. */
export const offeredCurrencies = (): readonly string[] => fiatCurrencies().map(({ code }) => code)
