import type { Place } from '../../model/place.ts'
import { COUNTRY_CURRENCIES } from '../../reference/countryCurrencies.ts'
import { offeredCountries, offeredCurrencies } from '../../reference/onrampChoices.ts'

/** Of a country whose currency is not known. */
const ELSE = 'USD'

/**
 * Where an on-ramp begins: at the player's home, and in the player's currency; who plays with coins pays in the currency of
 * the country (ONRAMP-10).
 * `before`: where the player had been, if that is still offered.
 */
export function firstPlace({ country, currency }: Place, before: Partial<Place> = {}): Place {
  const [left, own] = [before.currency ?? '', currency.toUpperCase()]
  const mapped = COUNTRY_CURRENCIES[country.toUpperCase()] ?? ELSE
  return {
    country: offeredCountries(country).find((code) => code === before.country) ?? country,
    currency: [left, own].find((code) => offeredCurrencies().includes(code)) ?? mapped,
  }
}
