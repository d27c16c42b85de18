import { countryOf } from './countries.ts'
import { COUNTRY_CURRENCIES } from './countryCurrencies.ts'
import { fiatCurrencies } from './currencyTable.ts'

/** The countries with a supported currency, plus the player's own if it is a known country (ONRAMP-09). */
export function offeredCountries(home: string): readonly string[] {
  const own = countryOf(home)?.code
  const known = Object.keys(COUNTRY_CURRENCIES)
  return own === undefined || known.includes(own) ? known : [own, ...known]
}

/** Only fiat currencies can be paid in. */
export const offeredCurrencies = (): readonly string[] => fiatCurrencies().map(({ code }) => code)
