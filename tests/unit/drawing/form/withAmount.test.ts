import { expect, it } from 'vitest'
import { hasGap, withAmount } from '../../../../src/drawing/form/withAmount.ts'

it.each([
  ['Pay 50.00 EUR', '50.00 EUR', 'Pay 50.00 EUR'],
  ['Pay \u206850.00 EUR\u2069', '50.00 EUR', 'Pay \u206850.00 EUR\u2069'],
  ['150.00 EUR or 50.00 EUR', '50.00 EUR', '150.00 EUR or 50.00 EUR'],
  ['Pay', '50.00 EUR', 'Pay 50.00 EUR'],
  ['150.00 EUR pack', '50.00 EUR', '150.00 EUR pack 50.00 EUR'],
  ['1,150.00 EUR pack', '150.00 EUR', '1,150.00 EUR pack 150.00 EUR'],
  ['1\u202f150,00 € pack', '150,00 €', '1\u202f150,00 € pack 150,00 €'],
  ['€50.005 pack', '€50.00', '€50.005 pack €50.00'],
  ['ادفع الآن', '500.00 MXN', 'ادفع الآن \u2068500.00 MXN\u2069'],
  ['€5,000 pack', '€5', '€5,000 pack €5'],
])('I4 D-37 the button %j for %j is %j', (label, amount, shown) => {
  expect(withAmount(amount, { label, ariaLabel: label, busy: true })).toEqual({
    label: shown,
    ariaLabel: shown,
    busy: true,
  })
})

it.each([
  ['Deposit ', true],
  ['Пополнить на ', true],
  [' जमा करें', true],
  ['إيداع \u2068\u2069', true],
  ['Pay  now', true],
  ['Continue', false],
  ['Get address', false],
])('without an amount, the label %j has a gap: %j', (label, expected) => {
  expect(hasGap(label)).toBe(expected)
})
