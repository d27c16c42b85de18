import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { compare } from '../../../src/money/amount.ts'
import { formatAmount, formatForInput } from '../../../src/money/formatAmount.ts'
import { parseAmount } from '../../../src/money/parseAmount.ts'
import { CASES, canonicalWith, decimals, LOCALES, locale, mess, TIMEOUT_MS } from './arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const sample = decimals.chain((places) => fc.tuple(fc.constant(places), canonicalWith(places), locale))

describe('parseAmount', () => {
  it.each([
    ['AMT-11 spaces', '20 155.00', '20155.00'],
    ['AMT-11 no-break spaces', '20\u00a0155,00', '20155.00'],
    ['AMT-11 thin and narrow no-break spaces', '1\u2009234\u202f567,5', '1234567.5'],
    ['AMT-11 spaces around', '  500 ', '500'],
    ['AMT-11 apostrophes', "1'234'567", '1234567'],
    ['AMT-11 typographic apostrophes', '1’234’567.50', '1234567.50'],
    ['AMT-11 both', "1 234'5", '12345'],
    ['AMT-12 a single dot is decimal', '1.5', '1.5'],
    ['AMT-12 a single comma is decimal', '1,5', '1.5'],
    ['AMT-12 a single comma before three digits is decimal still', '1,000', '1.00'],
    ['AMT-12 a single Arabic separator is decimal', '1٫5', '1.5'],
    ['AMT-12 comma groups, dot last', '20,155.00', '20155.00'],
    ['AMT-12 dot groups, comma last', '1.000,50', '1000.50'],
    ['AMT-12 of several equal ones the last is decimal', '1.234.56', '1234.56'],
    ['AMT-12 of several equal ones the last is decimal, even before three digits', '1,000,000', '1000.00'],
  ])('%s', (_rule, text, amount) => expect(parseAmount(text, 'MXN')).toBe(amount))

  it.each([
    ['Arabic-Indic digits', '١٢٣٤٫٥٠', '1234.50'],
    ['Persian digits', '۱۲۳۴٫۵', '1234.5'],
    ['Devanagari digits', '१,२३४.५', '1234.5'],
    ['full-width digits', '１２．５', '12.5'],
    ['an Arabic thousands separator', '٢٠٬١٥٥', '20155'],
    ['direction marks', '\u200f\u202b500\u202c.00\u061c', '500.00'],
    ['a currency sign in front', '$ 1,234.50', '1234.50'],
    ['a currency code behind', '500.00 mxn', '500.00'],
    ['both', '$500 MXN', '500'],
    ['leading zeros', '007', '7'],
    ['zero', '0', '0'],
    ['a separator still to be followed', '500.', '500'],
    ['a separator alone in front', '.5', '0.5'],
    ['zeros beyond the currency', '5.1000', '5.10'],
  ])('reads %s', (_what, text, amount) => expect(parseAmount(text, 'MXN')).toBe(amount))

  it.each([
    ['BTC', '0.00000001', '0.00000001'],
    ['BTC', '0.000000001', undefined],
    ['AED', '1.234,50 د.إ', '1234.50'],
    ['BRL', 'R$ 1.234,50', '1234.50'],
    ['MXN', '1.005', undefined],
  ])('reads by the currency: %s %s', (currency, text, amount) => expect(parseAmount(text, currency)).toBe(amount))

  it.each([
    '',
    ' ',
    '.',
    ',',
    'abc',
    '-5',
    '−5',
    '+5',
    '(5.00)',
    '5%',
    '5k',
    '5 тыс',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    '€5',
    '5 USD',
    '1..5',
    '1,.5',
    '100-200',
    '100\t200',
    '100\n200',
    '12abc34',
    '½',
    '5²',
    '五',
    '9'.repeat(61),
  ])('refuses %j', (text) => expect(parseAmount(text, 'MXN')).toBeUndefined())

  it(`undoes formatForInput, for 0 to 8 decimals and ${LOCALES.length} locales`, () => {
    expect(LOCALES.length).toBeGreaterThanOrEqual(60)
    fc.assert(
      fc.property(sample, ([places, text, tag]) => {
        expect(parseAmount(formatForInput(text, 'MXN', tag, places), 'MXN', places)).toBe(text)
      }),
      { numRuns: CASES },
    )
  })

  it('undoes formatForInput in every locale for every number of decimals, at the edges', () => {
    for (const tag of LOCALES) {
      for (let places = 1; places <= 8; places += 1) {
        for (const whole of ['0', '1', '1000', '999999999999999']) {
          const text = `${whole}.${'0'.repeat(places - 1)}1`
          expect(parseAmount(formatForInput(text, 'MXN', tag, places), 'MXN', places)).toBe(text)
        }
      }
    }
  })

  it('undoes formatAmount with its groups, wherever the currency has decimals', () => {
    fc.assert(
      fc.property(sample, ([places, text, tag]) => {
        // Without decimals "20,155" shows a single separator, which Q-077 reads as decimal: it is for reading only.
        if (places > 0) expect(parseAmount(formatAmount(text, 'MXN', tag, places), 'MXN', places)).toBe(text)
      }),
      { numRuns: CASES },
    )
  })

  it('is total, and gives a canonical amount within the currency or nothing', () => {
    fc.assert(
      fc.property(mess, decimals, (text, places) => {
        const amount = parseAmount(text, 'MXN', places)
        if (amount === undefined) return
        expect(amount).toMatch(/^(0|[1-9][0-9]*)(\.[0-9]+)?$/)
        expect((amount.split('.')[1] ?? '').length).toBeLessThanOrEqual(places)
        expect(parseAmount(amount, 'MXN', places)).toBe(amount)
      }),
      { numRuns: CASES },
    )
  })

  it('never makes another value: with the decimals typed as they are, spaces and marks change nothing', () => {
    const noise = fc.constantFrom('', ' ', '\u00a0', '\u2009', '\u200f', "'", '’')
    fc.assert(
      fc.property(sample, fc.array(noise, { minLength: 30, maxLength: 30 }), ([places, text], noises) => {
        const noisy = [...text].map((char, index) => char + noises[index % 30]).join('')
        const amount = parseAmount(noisy, 'MXN', places)
        expect(amount !== undefined && compare(amount, text) === 0).toBe(true)
      }),
      { numRuns: CASES / 10 },
    )
  })
})
