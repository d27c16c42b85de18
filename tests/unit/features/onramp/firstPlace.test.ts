import { describe, expect, it } from 'vitest'
import { firstPlace } from '../../../../src/features/onramp/firstPlace.ts'
import { countryOf } from '../../../../src/reference/countries.ts'
import { COUNTRY_CURRENCIES } from '../../../../src/reference/countryCurrencies.ts'
import { currencyOf } from '../../../../src/reference/currencyTable.ts'
import { offeredCountries, offeredCurrencies } from '../../../../src/reference/onrampChoices.ts'

describe('the initial country and currency of an on-ramp', () => {
  it.each([
    ['ONRAMP-10 have the player’s own currency', 'DE', 'MXN', 'MXN'],
    ['have the currency in capitals', 'DE', 'mxn', 'MXN'],
    ['ONRAMP-10 have the currency of the country instead of a cryptocurrency', 'BR', 'USDT', 'BRL'],
    ['accept a country in lower case', 'de', 'BTC', 'EUR'],
    ['ONRAMP-10 have dollars for a country with an unknown currency', 'AQ', 'BTC', 'USD'],
    ['replace an unknown currency', 'MX', 'ZZZ', 'MXN'],
    ['replace sweep coins', 'US', 'QSC', 'USD'],
  ])('%s', (_, country, currency, wanted) =>
    expect(firstPlace({ country, currency })).toEqual({ country, currency: wanted }),
  )

  it.each([
    ['are those that the player chose before', { country: 'DE', currency: 'EUR' }, { country: 'DE', currency: 'EUR' }],
    ['have the previous currency without a previous country', { currency: 'EUR' }, { country: 'US', currency: 'EUR' }],
    [
      'replace previous values that are not offered',
      { country: 'XX', currency: 'USDT' },
      { country: 'US', currency: 'USD' },
    ],
  ])('D-18 %s', (_, before, wanted) => expect(firstPlace({ country: 'US', currency: 'USD' }, before)).toEqual(wanted))
})

describe('the countries and currencies of an on-ramp', () => {
  it('ONRAMP-11 are at least 70 known countries, each with a known fiat currency', () => {
    const rows = Object.entries(COUNTRY_CURRENCIES)
    expect(rows.length).toBeGreaterThanOrEqual(70)
    expect(rows.filter(([country]) => countryOf(country) === undefined)).toEqual([])
    expect(rows.filter(([, currency]) => currencyOf(currency)?.kind !== 'fiat')).toEqual([])
    expect(COUNTRY_CURRENCIES).toMatchObject({ MX: 'MXN', DE: 'EUR', US: 'USD', EC: 'USD', AE: 'AED' })
  })

  it('ONRAMP-09 are the known countries, and the player’s own if it exists', () => {
    const known = Object.keys(COUNTRY_CURRENCIES)
    expect(offeredCountries('MX')).toEqual(known)
    expect(offeredCountries('is')).toEqual(['IS', ...known])
    expect(offeredCountries('XX')).toEqual(known)
  })

  it('are fiat currencies only', () => {
    expect(offeredCurrencies()).toContain('MXN')
    expect(offeredCurrencies()).not.toContain('USDT')
  })
})
