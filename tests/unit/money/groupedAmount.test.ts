import { describe, expect, it, vi } from 'vitest'
import { amountAsSent } from '../../../src/money/amountAsSent.ts'
import { formatMoney } from '../../../src/money/formatAmount.ts'
import { groupedAmount } from '../../../src/money/groupedAmount.ts'
import fc from '../fastCheck.ts'
import { CASES, canonicalWith, holdsForAll, LOCALES, same, TIMEOUT_MS } from './arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('U23 the grouped amount of an input that is not being edited', () => {
  it.each([
    ['1000', 'MXN', 'en', '1,000.00'],
    ['1500.5', 'MXN', 'en', '1,500.50'],
    ['100000', 'INR', 'hi', '1,00,000.00'],
    ['100000', 'INR', 'te', '1,00,000.00'],
    ['25000', 'MXN', 'es-MX', '25,000.00'],
    ['25000,5', 'EUR', 'es-ES', '25.000,50'],
    ['1000,00', 'EUR', 'es-ES', '1000,00'],
    ['25000', 'BRL', 'pt', '25.000,00'],
    ['25000', 'IDR', 'id', '25.000,00'],
    ['25000', 'RUB', 'ru', '25 000,00'],
    ['25000', 'SAR', 'ar', '25,000.00'],
    ['0.5', 'BTC', 'en', '0.50000000'],
  ])('%s %s in %s is %s', (text, currency, locale, shown) => {
    expect(plain(groupedAmount(text, currency, locale))).toBe(shown)
  })

  it('uses the decimals of the deployment', () => {
    expect(groupedAmount('25000', 'JPY', 'en', 0)).toBe('25,000')
    expect(groupedAmount('1', 'KWD', 'en', 3)).toBe('1.000')
  })

  it.each(['', 'abc', '1.005', '12 MXN 3', '-5'])('leaves %j unchanged, which can’t be sent', (text) => {
    expect(groupedAmount(text, 'MXN', 'en')).toBe(text)
  })

  it.each(LOCALES)('in %s equals the amount on the button', (locale) => {
    const check = ([text]: [string]) => {
      const sent = amountAsSent(text, 'MXN') ?? ''
      same(`${groupedAmount(text, 'MXN', locale)} MXN`, formatMoney(sent, 'MXN', locale), text, locale)
    }
    // Formatting is slow, and more than 80 locales share the code.
    holdsForAll(fc.tuple(canonicalWith(2)), check, CASES / 20)
  })
})
