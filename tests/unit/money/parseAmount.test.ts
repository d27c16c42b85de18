import { describe, expect, it, vi } from 'vitest'
import { compare } from '../../../src/money/amount.ts'
import { parseAmount } from '../../../src/money/parseAmount.ts'
import fc from '../fastCheck.ts'
import { canonicalWith, decimals, holds, holdsForAll, mess, same, TIMEOUT_MS } from './arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const sample = decimals.chain((places) => fc.tuple(fc.constant(places), canonicalWith(places)))

describe('parseAmount', () => {
  it.each([
    ['AMT-11: spaces', '20 155.00', '20155.00'],
    ['AMT-11: no-break spaces', '20\u00a0155,00', '20155.00'],
    ['AMT-11: thin and narrow no-break spaces', '1\u2009234\u202f567,5', '1234567.5'],
    ['AMT-11: spaces around', '  500 ', '500'],
    ['AMT-11: apostrophes', "1'234'567", '1234567'],
    ['AMT-11: typographic apostrophes', '1’234’567.50', '1234567.50'],
    ['AMT-11: both', "1 234'5", '12345'],
    ['AMT-12: a single dot is decimal', '1.5', '1.5'],
    ['AMT-12: a single comma is decimal', '1,5', '1.5'],
    ['AMT-12: a single comma before three digits is decimal still', '1,000', '1.00'],
    ['AMT-12: a single Arabic separator is decimal', '1٫5', '1.5'],
    ['AMT-12: comma groups, dot last', '20,155.00', '20155.00'],
    ['AMT-12: dot groups, comma last', '1.000,50', '1000.50'],
    ['AMT-12: of several equal ones the last is decimal', '1.234.56', '1234.56'],
    ['T9 D-25 AMT-12: several equal ones are grouping', '1,000,000', '1000000'],
    ['T9 D-25 points too', '1.000.000', '1000000'],
    ['T9 D-25 a lakh', '10,00,000', '1000000'],
    ['T9 D-25 a crore', '1,00,00,000', '10000000'],
    ['T9 D-25 in Arabic', '١٬٠٠٠٬٠٠٠', '1000000'],
    ['T9 D-25 of a currency', '$1.234.567', '1234567'],
    ['T9 D-25 the other one is decimal', '1.000.000,50', '1000000.50'],
    ['W9 a dash for the cents', '150.–', '150'],
    ['W9 a comma and a hyphen', '150,-', '150'],
    ['W9 two hyphens', '150,--', '150'],
    ['W9 an em dash', '1’500.—', '1500'],
    ['W9 a minus sign', '150.−', '150'],
    ['W9 with its symbol', '$ 150.–', '150'],
    ['T9 D-25 a group never starts with 0, so the last is decimal', '0.001.000', '1.00'],
    ['the longest amount', '999 999 999 999.99', '999999999999.99'],
    ['zeros in front do not count', '0000000000000500', '500'],
    ['AMT-11: every space and every apostrophe', "1 2\u00a03\u20094\u202f5\u30006’7‘8`9'0", '1234567890'],
    ['AMT-12: groups of India, dot last', '12,34,567.89', '1234567.89'],
    ['AMT-10: no sign and no groups', '1234.50', '1234.50'],
    ['AMT-10: a sign in front', '$1234.50', '1234.50'],
    ['AMT-10: a sign behind', '1234.50 $', '1234.50'],
    ['AMT-10: a sign, groups and a code', '$ 1,234.50 MXN', '1234.50'],
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
    ['BTC', '1.234', '1.234'],
    ['JPY', '¥500.00', '500.00'],
    ['INR', '₹12,34,567.89', '1234567.89'],
    ['CHF', "CHF 1'234.50", '1234.50'],
    // The currency code ends with the symbol of the currency: ZAR and R.
    ['ZAR', '500 ZAR', '500'],
    ['ZAR', 'R 500 ZAR', '500'],
    ['MDL', '500 MDL', '500'],
    ['QSC', '500.00 QSC', '500.00'],
    // The dot of an abbreviation is never parsed as a separator.
    ['DKK', '1.234,50 kr.', '1234.50'],
    ['DKK', 'kr. 500', '500'],
    ['DKK', 'kr.500', undefined],
    ['PEN', 'S/. 500', '500'],
    ['PEN', 'S/.1,500.00', '1500.00'],
    ['PEN', 'S/.500', undefined],
    ['AED', '\u200f500.00 د.إ.\u200f', '500.00'],
    ['AED', 'د.إ.\u200f 500', '500'],
    ['USD', '$.50', '0.50'],
    ['USD', '500 $.', undefined],
  ])('AMT-10: reads by the currency: %s %s', (currency, text, amount) =>
    expect(parseAmount(text, currency)).toBe(amount),
  )

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
    '4111 1111 1111 1111', // a card's number in the wrong field
    '1000000000000',
    '1.000.000.000.000',
  ])('refuses %j', (text) => expect(parseAmount(text, 'MXN')).toBeUndefined())

  it.each([
    ['12,500', '12500'],
    ['12.500', '12500'],
    ['¥12,500', '12500'],
    ['١٢٬٥٠٠', '12500'],
    ['12,500,000', '12500000'],
    ['12,500.00', '12500'],
    ['12.50', undefined],
    ['0.500', undefined],
    ['1234.500', undefined],
    ['1.234,500', undefined],
  ])('D-04 T7 in a currency without decimals, a separator before three digits groups: %s', (text, amount) =>
    expect(parseAmount(text, 'JPY', 0)).toBe(amount),
  )

  it('never throws, and returns a canonical amount of the currency or undefined', () => {
    holdsForAll(fc.tuple(mess, decimals), ([text, places]) => {
      const amount = parseAmount(text, 'MXN', places)
      if (amount === undefined) return
      holds(/^(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(amount), text, amount)
      holds((amount.split('.')[1] ?? '').length <= places, text, places, amount)
      same(parseAmount(amount, 'MXN', places), amount, text)
    })
  })

  it('AMT-11: spaces, apostrophes and invisible marks anywhere do not change an amount', () => {
    const noise = fc.constantFrom('', ' ', '\u00a0', '\u2009', '\u202f', '\u200f', "'", '’')
    const noisy = fc.tuple(sample, fc.array(noise, { minLength: 7, maxLength: 7 }))
    holdsForAll(noisy, ([[places, text], noises]) => {
      const written = [...text].map((char, index) => char + noises[index % 7]).join('')
      const amount = parseAmount(written, 'MXN', places)
      holds(amount !== undefined && compare(amount, text) === 0, written, amount)
    })
  })
})
