import type { Place } from '../../model/place.ts'
import { COUNTRY_CURRENCIES } from '../../reference/countryCurrencies.ts'
import { offeredCurrencies } from '../../reference/onrampChoices.ts'

/** Of a country whose currency is not known. */
const ELSE = 'USD'

/**
 * Where an on-ramp begins: at the player's home, and in the player's currency; who plays with coins pays in the currency of
 * the country (ONRAMP-10).
 */
export function firstPlace({ country, currency }: Place): Place {
  const own = currency.toUpperCase()
  const mapped = COUNTRY_CURRENCIES[country.toUpperCase()] ?? ELSE
  return { country, currency: offeredCurrencies().includes(own) ? own : mapped }
}
