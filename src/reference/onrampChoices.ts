import { countryOf } from './countries.ts'
import { COUNTRY_CURRENCIES } from './countryCurrencies.ts'
import { fiatCurrencies } from './currencyTable.ts'

/** The countries with a supported currency, and the player's own country if it is known (ONRAMP-09). */
export function offeredCountries(home: string): readonly string[] {
  const own = countryOf(home)?.code
  const known = Object.keys(COUNTRY_CURRENCIES)
  return own === undefined || known.includes(own) ? known : [own, ...known]
}

/** The currencies in which an on-ramp deposit can be paid: only fiat. */
export const offeredCurrencies = (): readonly string[] => fiatCurrencies().map(({ code }) => code)
