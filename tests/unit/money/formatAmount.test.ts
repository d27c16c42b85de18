import { describe, expect, it, vi } from 'vitest'
import { AmountProblem } from '../../../src/money/amount.ts'
import {
  decimalSeparatorOf,
  formatAmount,
  formatForInput,
  formatMoney,
  formatShort,
} from '../../../src/money/formatAmount.ts'
import fc from '../fastCheck.ts'
import { canonicalWith, decimals, holds, holdsForAll, locale, same, TIMEOUT_MS } from './arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")

describe('formatAmount', () => {
  it.each([
    ['20155', 'en', '20,155.00'],
    ['20155.5', 'en-IN', '20,155.50'],
    ['2015500', 'en-IN', '20,15,500.00'],
    ['20155', 'de', '20.155,00'],
    ['20155', 'de-CH', "20'155.00"],
    ['20155', 'ru', '20 155,00'],
    ['1234', 'es-ES', '1234,00'],
    ['20155', 'ar-EG', '20,155.00'],
    ['20155', 'fa', '20,155.00'],
    ['20155', 'hi-IN', '20,155.00'],
    ['20155', 'hi-IN-u-nu-deva', '20,155.00'],
    ['0', 'en', '0.00'],
    ['-5.5', 'en', '-5.50'],
    ['9007199254740993.01', 'en', '9,007,199,254,740,993.01'],
  ])('writes %s in %s as %s', (value, tag, text) => expect(plain(formatAmount(value, 'MXN', tag))).toBe(text))

  it('never rounds: a finer value keeps its digits', () => {
    expect(formatAmount('1.005', 'MXN', 'en')).toBe('1.005')
  })

  it('uses the decimals of the currency, or those of the deployment', () => {
    expect(formatAmount('0.001', 'BTC', 'en')).toBe('0.00100000')
    expect(formatAmount('20155', 'JPY', 'en', 0)).toBe('20,155')
    expect(formatAmount('20155.00', 'JPY', 'en', 0)).toBe('20,155')
  })

  it('adds the code in formatMoney', () => {
    expect(formatMoney('500', 'MXN', 'en')).toBe('500.00 MXN')
    expect(formatMoney('0.5', 'USDT', 'de')).toBe('0,50000000 USDT')
  })

  it.each(['en_US', 'zz-!', '', '<b>', 'x'])('falls back to English for the invalid locale %j', (tag) => {
    expect(formatAmount('20155', 'MXN', tag)).toBe('20,155.00')
  })

  it('throws for a value that is not canonical', () => {
    expect(() => formatAmount('1,000', 'MXN', 'en')).toThrow(AmountProblem)
  })

  it('shows Latin digits only, and exactly those of the value, in every locale', () => {
    holdsForAll(fc.tuple(canonicalWith(2), locale), ([value, tag]) => {
      same(formatAmount(value, 'MXN', tag).replace(/[^\p{Nd}]/gu, ''), value.replace('.', ''), value, tag)
    })
  })
})

describe('formatForInput', () => {
  it.each([
    ['21', 'MXN', 'en', '21.00'],
    ['21.5', 'MXN', 'de', '21,50'],
    ['21.5000', 'MXN', 'en', '21.50'],
    ['21.004', 'MXN', 'en', '21.00'],
    ['21.005', 'MXN', 'en', '21.01'],
    ['0.30000000000000004', 'MXN', 'en', '0.30'],
    ['0.001', 'BTC', 'en', '0.00100000'],
    ['0.000000004', 'BTC', 'en', '0.00000000'],
    ['500', 'JPY', 'en', '500.00'],
  ])('AMT-13: shows a prefilled %s %s in the input in %s as %s', (value, currency, tag, text) => {
    expect(formatForInput(value, currency, tag)).toBe(text)
  })

  it.each([
    ['XTS', '0.5', '0.50000000'],
    ['xts', '0.5', '0.50000000'],
  ])('CUR-07: %s, the placeholder of crypto formatting, has the decimals of a cryptocurrency', (code, value, text) => {
    expect(formatAmount(value, code, 'en')).toBe(text)
    expect(formatForInput(value, code, 'en')).toBe(text)
  })

  it('never groups in any locale: the only separator is the decimal one', () => {
    const drawn = fc.tuple(decimals, fc.integer({ min: 0, max: 12 }).chain(canonicalWith), locale)
    holdsForAll(drawn, ([places, value, tag]) => {
      const text = formatForInput(value, 'MXN', tag, places)
      const [whole = '', fraction = '', ...more] = text.split(decimalSeparatorOf(tag))
      holds(/^[0-9]+$/.test(whole) && /^[0-9]*$/.test(fraction) && more.length === 0, text, tag)
      same(fraction.length, places, text, tag)
    })
  })

  it.each([
    ['500', 'MXN', 'en', '500.00'],
    ['20155', 'MXN', 'de', '20155,00'],
    ['20155.5', 'MXN', 'fr', '20155,50'],
    ['0.1', 'BTC', 'en', '0.10000000'],
    ['20155', 'MXN', 'ar-EG', '20155.00'],
  ])('writes %s %s for the input in %s as %s', (value, currency, tag, text) => {
    expect(formatForInput(value, currency, tag)).toBe(text)
  })

  it.each([
    ['en', '.'],
    ['de', ','],
    ['de-CH', '.'],
    ['pt-BR', ','],
    ['ar', '.'],
    ['zz-!', '.'],
  ])('the decimal separator of %s is %s', (tag, separator) => expect(decimalSeparatorOf(tag)).toBe(separator))
})

describe('formatShort', () => {
  it.each([
    ['1000', undefined, '1,000'],
    ['1000.00', undefined, '1,000'],
    ['12.5', undefined, '12.50'],
    ['12.5', 3, '12.500'],
    ['0', undefined, '0'],
  ])('writes %s with %s decimals as %s: none for a whole number', (value, decimals, text) =>
    expect(formatShort(value, 'MXN', 'en', decimals)).toBe(text),
  )
})
