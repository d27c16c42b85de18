import { describe, expect, it } from 'vitest'
import { amountAsSent } from '../../../src/money/amountAsSent.ts'
import { amountAsTyped } from '../../../src/money/amountAsTyped.ts'

describe('amountAsTyped', () => {
  it.each([
    ['1000.5', 'MXN', 'en', undefined, '1000.5'],
    ['1000.5', 'MXN', 'de', undefined, '1000,5'],
    ['1,000.50', 'MXN', 'en', undefined, '1000.50'],
    ['$ 20.00', 'MXN', 'en', undefined, '20.00'],
    ['20 MXN', 'MXN', 'en', undefined, '20'],
    ['000700', 'MXN', 'en', undefined, '700'],
    ['007.10', 'MXN', 'en', undefined, '7.10'],
    ['1007', 'MXN', 'en', undefined, '1007'],
    ['0', 'MXN', 'en', undefined, '0'],
    ['00', 'MXN', 'en', undefined, '0'],
    ['.5', 'MXN', 'en', undefined, '0.5'],
    ['5.120', 'MXN', 'en', undefined, '5.12'],
    ['5.129', 'MXN', 'en', undefined, '5.129'],
    ['5.129', 'MXN', 'en', 3, '5.129'],
    ['5.12', 'MXN', 'en', 0, '5.12'],
    ['5.00', 'MXN', 'en', 0, '5'],
    ['12.500', 'MXN', 'en', 0, ''],
    ['12.000', 'MXN', 'en', 0, '12'],
    ['5', 'MXN', 'en', 0, '5'],
    ['five', 'MXN', 'en', undefined, ''],
    ['', 'MXN', 'en', undefined, ''],
  ])(
    'Q-077 I4 writes %j in %s, %s, with %s decimals as %j, and is idempotent',
    (text, currency, locale, decimals, typed) => {
      expect(amountAsTyped(text, currency, locale, decimals)).toBe(typed)
      expect(amountAsTyped(typed, currency, locale, decimals)).toBe(typed)
    },
  )
})

describe('amountAsSent', () => {
  it('I4 I5 has the decimals of the currency, and is undefined for a text with more', () => {
    expect(amountAsSent('5', 'MXN')).toBe('5.00')
    expect(amountAsSent('5.129', 'MXN')).toBeUndefined()
    expect(amountAsSent('five', 'MXN')).toBeUndefined()
  })

  it('I4 caches an amount only for the same text, currency and decimals', () => {
    expect(amountAsSent('5.129', 'MXN', 2)).toBeUndefined()
    expect(amountAsSent('5.129', 'MXN', 3)).toBe('5.129')
    expect(amountAsSent('6.129', 'MXN', 3)).toBe('6.129')
    expect(amountAsSent('7 MXN', 'MXN', 2)).toBe('7.00')
    expect(amountAsSent('7 MXN', 'BRL', 2)).toBeUndefined()
    expect(amountAsSent('7 MXN', 'MXN', 2)).toBe('7.00')
  })
})
