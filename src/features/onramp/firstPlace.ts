import type { Place } from '../../model/place.ts'
import { COUNTRY_CURRENCIES } from '../../reference/countryCurrencies.ts'
import { offeredCountries, offeredCurrencies } from '../../reference/onrampChoices.ts'

/** The currency for a country whose own currency is unknown. */
const FALLBACK_CURRENCY = 'USD'

/**
 * The initial country and currency of an on-ramp: the player's own, or the country's currency if the player's currency
 * is not offered, such as a coin (ONRAMP-10). `before`: the last used country and currency, which take precedence if
 * they are still offered.
 */
export function firstPlace({ country, currency }: Place, before: Partial<Place> = {}): Place {
  const [left, own] = [before.currency ?? '', currency.toUpperCase()]
  const mapped = COUNTRY_CURRENCIES[country.toUpperCase()] ?? FALLBACK_CURRENCY
  return {
    country: offeredCountries(country).find((code) => code === before.country) ?? country,
    currency: [left, own].find((code) => offeredCurrencies().includes(code)) ?? mapped,
  }
}
