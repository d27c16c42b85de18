import { expect, it } from 'vitest'
import { compare, roundTo, subtract } from '../../../src/money/amount.ts'
import { arrivesOf, feeOf, withinBalance } from '../../../src/money/withdrawal.ts'
import fc from '../fastCheck.ts'

it.each([
  ['1000.00', { percent: '1.5', fixed: '10' }, 2, '25.00'],
  ['333.33', { percent: '2' }, 2, '6.67'],
  ['333.33', { percent: 2 }, 2, '6.67'],
  ['100.00', { fixed: '0.005' }, 2, '0.01'],
  ['0.00000001', { percent: '0.1' }, 8, '0.00000001'],
  ['2000', { fixed: '50' }, 0, '50'],
  ['100.00', {}, 2, undefined],
  ['100.00', { percent: '0', fixed: null }, 2, undefined],
  ['100.00', { percent: 'one' }, 2, undefined],
  ['100.00', { fixed: '-5' }, 2, undefined],
])('of %s by %j in %i decimals %s is kept', (amount, terms, decimals, fee) => {
  expect(feeOf(amount, terms, decimals)).toBe(fee)
})

it('what is kept and what arrives are the amount, and nobody is promised more than arrives', () => {
  const cents = fc
    .bigInt({ min: 1n, max: 10n ** 12n })
    .map((units) => `${units / 100n}.${`${100n + (units % 100n)}`.slice(1)}`)
  const percent = fc.integer({ min: 0, max: 9_999 }).map((share) => `${share / 100}`)
  fc.assert(
    fc.property(cents, percent, (amount, share) => {
      const fee = feeOf(amount, { percent: share }, 2) ?? '0.00'
      expect(roundTo(fee, 2, 'down')).toBe(fee)
      const arrives = arrivesOf(amount, fee)
      if (arrives !== '0') expect(compare(subtract(amount, arrives), fee)).toBe(0)
      // The exact share is no more than what is kept.
      expect(compare(fee, feeOf(amount, { percent: share }, 6) ?? '0')).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('arrives no less than nothing', () => {
  expect(arrivesOf('5.00', '10.00')).toBe('0')
})

it.each([
  [{ min: '50', max: '30000' }, '800.00', { min: '50', max: '800.00' }],
  [{ min: '50', max: '500' }, '800.00', { min: '50', max: '500' }],
  [{ min: '50', max: '0' }, '800.009', { min: '50', max: '800.00' }],
  [{ min: '50', max: '500' }, undefined, { min: '50', max: '500' }],
  [{ min: '50', max: '500' }, '0.00', { min: '50', max: '500', isNone: true }],
  [{ min: '50', max: '500' }, '49.99', { min: '50', max: '500', isNone: true }],
  [{ min: '50', max: '500' }, '50', { min: '50', max: '50.00' }],
  [{ min: '50', max: '500' }, '0.004', { min: '50', max: '500', isNone: true }],
])('Q-065 limits of %j with a balance of %s are %j', (limits, balance, wanted) => {
  expect(withinBalance(limits, balance, 2)).toEqual(wanted)
})
