import { describe, expect, it } from 'vitest'
import { firstPlace } from '../../../../src/features/onramp/firstPlace.ts'
import { countryOf } from '../../../../src/reference/countries.ts'
import { COUNTRY_CURRENCIES } from '../../../../src/reference/countryCurrencies.ts'
import { currencyOf } from '../../../../src/reference/currencyTable.ts'
import { offeredCountries, offeredCurrencies } from '../../../../src/reference/onrampChoices.ts'

describe('where an on-ramp begins', () => {
  it.each([
    ['ONRAMP-10 the player’s own currency', 'DE', 'MXN', 'MXN'],
    ['in capitals', 'DE', 'mxn', 'MXN'],
    ['ONRAMP-10 of coins the currency of the country', 'BR', 'USDT', 'BRL'],
    ['whatever letters the country is written in', 'de', 'BTC', 'EUR'],
    ['ONRAMP-10 of a country whose currency is not known, dollars', 'AQ', 'BTC', 'USD'],
    ['a currency that nobody knows is none', 'MX', 'ZZZ', 'MXN'],
    ['the coins of a sweepstake are no money', 'US', 'QSC', 'USD'],
  ])('%s', (_, country, currency, wanted) =>
    expect(firstPlace({ country, currency })).toEqual({ country, currency: wanted }),
  )

  it.each([
    ['where the player had been', { country: 'DE', currency: 'EUR' }, { country: 'DE', currency: 'EUR' }],
    ['in the currency alone', { currency: 'EUR' }, { country: 'US', currency: 'EUR' }],
    ['not in what nobody offers', { country: 'XX', currency: 'USDT' }, { country: 'US', currency: 'USD' }],
  ])('D-18 %s', (_, before, wanted) => expect(firstPlace({ country: 'US', currency: 'USD' }, before)).toEqual(wanted))
})

describe('what is offered', () => {
  it('ONRAMP-11 the table has some seventy countries and more, each known, with a currency of ours', () => {
    const rows = Object.entries(COUNTRY_CURRENCIES)
    expect(rows.length).toBeGreaterThanOrEqual(70)
    expect(rows.filter(([country]) => countryOf(country) === undefined)).toEqual([])
    expect(rows.filter(([, currency]) => currencyOf(currency)?.kind !== 'fiat')).toEqual([])
    expect(COUNTRY_CURRENCIES).toMatchObject({ MX: 'MXN', DE: 'EUR', US: 'USD', EC: 'USD', AE: 'AED' })
  })

  it('ONRAMP-09 countries that are known, and the player’s own if there is such a country', () => {
    const known = Object.keys(COUNTRY_CURRENCIES)
    expect(offeredCountries('MX')).toEqual(known)
    expect(offeredCountries('is')).toEqual(['IS', ...known])
    expect(offeredCountries('XX')).toEqual(known)
  })

  it('money, and no coins', () => {
    expect(offeredCurrencies()).toContain('MXN')
    expect(offeredCurrencies()).not.toContain('USDT')
  })
})
