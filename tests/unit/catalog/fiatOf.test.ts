import { expect, it } from 'vitest'
import { fiatOf } from '../../../src/catalog/fiatOf.ts'

it.each([
  ['MXN', 'MXN'],
  ['USDT', 'USD'],
  ['QSC', 'USD'],
  ['QGC', 'USD'],
  ['ABC', 'ABC'],
])('the worth of coins is said to an account in %s in %s', (ownCurrency, fiat) => {
  expect(fiatOf({ ownCurrency }, { initCurrencies: { fiat: 'USD', crypto: 'USDT' } })).toBe(fiat)
})
