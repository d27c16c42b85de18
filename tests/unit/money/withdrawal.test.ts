import { expect, it } from 'vitest'
import { compare, roundTo, subtract } from '../../../src/money/amount.ts'
import {
  arrivesOf,
  feeOf,
  mostWithdrawable,
  readFee,
  withdrawalLimits,
  withinBalance,
} from '../../../src/money/withdrawal.ts'
import { withinLimits } from '../../../src/money/withinLimits.ts'
import fc from '../fastCheck.ts'

it.each([
  ['1000.00', { percent: '1.5', fixed: '10' }, 2, '25.00'],
  ['333.33', { percent: '2' }, 2, '6.67'],
  ['333.33', { percent: 2 }, 2, '6.67'],
  ['100.00', { fixed: '0.005' }, 2, '0.01'],
  ['0.00000001', { percent: '0.1' }, 8, '0.00000001'],
  ['2000', { fixed: '50' }, 0, '50'],
  ['100.00', {}, 2, undefined],
  ['100.00', [], 2, undefined],
  ['100.00', null, 2, undefined],
  ['100.00', undefined, 2, undefined],
  ['100.00', { percent: '0', fixed: null }, 2, undefined],
  ['100.00', { percent: '', fixed: '' }, 2, undefined],
  ['100.00', { percent: 0.30000000000000004 }, 2, '0.30'],
  ['100.00', { percent: '0.30000000000000004' }, 2, '0.30'],
  ['100.00', { percent: '2,5' }, 2, '2.50'],
  ['100.00', { percent: '2.5%' }, 2, '2.50'],
  ['100.00', { percent: '2,5 %' }, 2, '2.50'],
  ['100.00', { percent: '2,125' }, 2, '2.13'],
  ['2000.00', { fixed: '1,000' }, 2, '1000.00'],
])('W8 the fee of %s by %j with %i decimals is %s', (amount, terms, decimals, fee) => {
  expect(feeOf(amount, terms, decimals)).toBe(fee)
})

it.each([0, '0', '0.00', '', ' ', false, null, []])('W8 a fee of %j is no fee', (fee) => {
  const limits = { min: '50', max: '500' }
  expect(readFee(fee)).toBeUndefined()
  expect(withdrawalLimits(limits, { fee, balance: '800', decimals: 2 })).toEqual(
    withdrawalLimits(limits, { fee: undefined, balance: '800', decimals: 2 }),
  )
})

it.each([
  [{ percent: 'one' }],
  [{ percent: '%' }],
  [{ percent: -1 }],
  [{ fixed: '-5' }],
  [{ fixed: {} }],
  [{ percent: '2.5 or 3' }],
  ['2.5'],
  [2.5],
  [true],
  [[{ percent: 2 }]],
])('W8 a fee of %j is unreadable, and allows no amount', (fee) => {
  expect(readFee(fee)).toBeNull()
  expect(feeOf('100.00', fee, 2)).toBeUndefined()
  expect(withdrawalLimits({ min: '50', max: '500' }, { fee, balance: '800', decimals: 2 })).toMatchObject({
    isNone: true,
    why: 'unread',
  })
})

it.each<[string, { min: string; max: string }, unknown, string | undefined, number, object]>([
  [
    'a fixed fee above the minimum',
    { min: '50', max: '30000' },
    { fixed: 75 },
    '2500',
    2,
    { min: '75.01', max: '2500.00' },
  ],
  [
    'a fixed fee equal to the minimum',
    { min: '50', max: '0' },
    { fixed: '50' },
    undefined,
    2,
    { min: '50.01', max: '0' },
  ],
  [
    'a percentage and a fixed fee',
    { min: '0', max: '0' },
    { percent: 50, fixed: '10' },
    undefined,
    2,
    { min: '20.02', max: '0' },
  ],
  ['a percentage alone', { min: '0', max: '0' }, { percent: 2 }, undefined, 2, { min: '0.02', max: '0' }],
  ['a percentage of nearly 100', { min: '1', max: '0' }, { percent: '99.9' }, undefined, 2, { min: '10.00', max: '0' }],
  [
    'a small fee leaves the minimum unchanged',
    { min: '50', max: '99' },
    { fixed: 1 },
    undefined,
    2,
    { min: '50', max: '99' },
  ],
  ['no decimals', { min: '0', max: '0' }, { fixed: '50' }, undefined, 0, { min: '51', max: '0' }],
  ['a cryptocurrency', { min: '0', max: '0' }, { fixed: '0.0005' }, undefined, 8, { min: '0.00050001', max: '0' }],
  ['a fee of the whole amount', { min: '50', max: '99' }, { percent: '100' }, '800', 2, { isNone: true, why: 'fee' }],
  ['a fee of more than the amount', { min: '50', max: '99' }, { percent: 150 }, '800', 2, { isNone: true, why: 'fee' }],
  ['a fee above the maximum', { min: '50', max: '70' }, { fixed: 75 }, '800', 2, { isNone: true, why: 'fee' }],
  ['a fee above the balance', { min: '50', max: '0' }, { fixed: 75 }, '60', 2, { isNone: true, why: 'balance' }],
])('W4 limits contain only amounts of which something arrives: %s', (_, limits, fee, balance, decimals, wanted) => {
  expect(withdrawalLimits(limits, { fee, balance, decimals })).toMatchObject(wanted)
})

it.each([null, undefined, [], {}, { percent: '0' }, { fixed: 0 }])(
  'a fee of %j leaves the limits as they are',
  (fee) => {
    const limits = { min: '0', max: '500' }
    expect(withdrawalLimits(limits, { fee, balance: undefined, decimals: 2 })).toEqual(limits)
  },
)

it('W4 the maximum may be the least amount of which something arrives', () => {
  const limits = withdrawalLimits({ min: '50', max: '75.01' }, { fee: { fixed: 75 }, balance: '800', decimals: 2 })
  expect(limits).toEqual({ min: '75.01', max: '75.01' })
})

it('limits that allow no amount keep their reason, whatever the fee', () => {
  const none = { min: '0', max: '0', isNone: true, why: 'balance' } as const
  expect(withdrawalLimits(none, { fee: { percent: 'one' }, balance: null, decimals: 2 })).toEqual(none)
})

it.each([undefined, null, '0', '0.004'])('nothing can be withdrawn from a balance of %s', (balance) => {
  expect(mostWithdrawable(balance, { min: '0', max: '0' }, 2)).toBeUndefined()
})

it('W4 something arrives of the minimum, and nothing of one unit less', () => {
  const terms = fc.record({ percent: fc.integer({ min: 0, max: 9_999 }), fixed: fc.integer({ min: 0, max: 100_000 }) })
  fc.assert(
    fc.property(terms, ({ percent, fixed }) => {
      const fee = { percent: `${percent}e-2`, fixed: `${fixed}e-2` }
      const { min } = withdrawalLimits({ min: '0.01', max: '0' }, { fee, balance: undefined, decimals: 2 })
      const arrives = (amount: string) => arrivesOf(amount, feeOf(amount, fee, 2) ?? '0')
      expect(compare(arrives(min), '0')).toBe(1)
      if (compare(min, '0.01') > 0) expect(compare(arrives(subtract(min, '0.01')), '0')).toBe(0)
    }),
  )
})

it('fee and payout add up to the amount, and the fee is never below its exact percentage', () => {
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
      // The fee is never less than the exact percentage.
      expect(compare(fee, feeOf(amount, { percent: share }, 6) ?? '0')).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('the payout is never negative', () => {
  expect(arrivesOf('5.00', '10.00')).toBe('0')
})

it.each([
  [{ min: '50', max: '30000' }, '800.00', { min: '50', max: '800.00' }],
  [{ min: '50', max: '500' }, '800.00', { min: '50', max: '500' }],
  [{ min: '50', max: '0' }, '800.009', { min: '50', max: '800.00' }],
  [{ min: '50', max: '500' }, undefined, { min: '50', max: '500' }],
  [{ min: '50', max: '500' }, null, { min: '50', max: '500', isNone: true, why: 'unread' }],
  [{ min: '0', max: '0' }, null, { min: '0', max: '0', isNone: true, why: 'unread' }],
  [{ min: '50', max: '500' }, '-12.50', { min: '50', max: '500', isNone: true, why: 'balance' }],
  [{ min: '0', max: '0' }, '-0.00', { min: '0', max: '0', isNone: true, why: 'balance' }],
  [{ min: '50', max: '500' }, '0.00', { min: '50', max: '500', isNone: true, why: 'balance' }],
  [{ min: '50', max: '500' }, '49.99', { min: '50', max: '500', isNone: true, why: 'balance' }],
  [{ min: '50', max: '500' }, '50', { min: '50', max: '50.00' }],
  [{ min: '50', max: '500' }, '0.004', { min: '50', max: '500', isNone: true, why: 'balance' }],
])('Q-065 W3 limits of %j with a balance of %s are %j', (limits, balance, wanted) => {
  expect(withinBalance(limits, balance, 2)).toEqual(wanted)
})

it.each([
  ['2500', { min: '50', max: '30000' }, 2, { amount: '2500.00', isAll: true }],
  ['2500.019', { min: '50', max: '30000' }, 2, { amount: '2500.01', isAll: true }],
  ['2500.99', { min: '50', max: '0' }, 0, { amount: '2500', isAll: true }],
  ['0.123456789', { min: '0', max: '0' }, 8, { amount: '0.12345678', isAll: true }],
  ['30000', { min: '50', max: '30000.00' }, 2, { amount: '30000.00', isAll: true }],
  ['30000.01', { min: '50', max: '30000.00' }, 2, { amount: '30000.00', isAll: false }],
  ['9007199254740993.01', { min: '0', max: '0' }, 2, { amount: '9007199254740993.01', isAll: true }],
  ['49.99', { min: '50', max: '30000' }, 2, undefined],
  ['0', { min: '0', max: '0' }, 2, undefined],
  ['0.004', { min: '0', max: '0' }, 2, undefined],
  ['-5', { min: '0', max: '0' }, 2, undefined],
  [undefined, { min: '50', max: '30000' }, 2, undefined],
  [null, { min: '50', max: '30000' }, 2, undefined],
])('U17 the most that can be withdrawn of %j within %j with %i decimals is %j', (balance, method, decimals, most) => {
  const limits = withdrawalLimits(method, { fee: undefined, balance, decimals })
  expect(mostWithdrawable(balance, limits, decimals)).toEqual(most)
})

it('U17 the most that can be withdrawn is never above the balance, and always within the limits', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 14n })
  const text = (value: bigint) => `${value / 1000n}.${`${1000n + (value % 1000n)}`.slice(1)}`
  fc.assert(
    fc.property(cents, cents, cents, (balance, one, other) => {
      const [min, max] = one < other ? [one, other] : [other, one]
      const limits = withdrawalLimits(
        { min: text(min), max: text(max) },
        { fee: undefined, balance: text(balance), decimals: 2 },
      )
      const most = mostWithdrawable(text(balance), limits, 2)
      if (most === undefined) return
      expect(compare(most.amount, text(balance))).toBeLessThanOrEqual(0)
      expect(withinLimits(most.amount, limits)).toBe('ok')
    }),
  )
})
