import { expect, it } from 'vitest'
import {
  amountsToChoose,
  firstGivenAmount,
  type GivenSituation,
  givenAmounts,
  isGivenAmount,
} from '../../../src/money/givenAmount.ts'

const situation = (over: Partial<GivenSituation> = {}): GivenSituation => ({
  prefilledAmount: undefined,
  recommendedAmounts: [],
  limits: { min: '500.00', max: '25000.00' },
  decimals: 2,
  ...over,
})

it.each<[string, Partial<GivenSituation>, string[], string | undefined]>([
  ['a fixed amount', { prefilledAmount: '1000' }, ['1000'], '1000'],
  [
    'a fixed amount among others',
    { prefilledAmount: 1000, recommendedAmounts: ['2000', 700] },
    ['700', '1000', '2000'],
    '1000',
  ],
  ['amounts to choose among', { recommendedAmounts: ['2000', '700', 700] }, ['700', '2000'], '700'],
  ['an amount written twice', { recommendedAmounts: ['700', '700.00'] }, ['700'], '700'],
  ['a fixed amount below the minimum', { prefilledAmount: '499.99' }, [], undefined],
  ['a fixed amount above the maximum', { prefilledAmount: '25000.01', recommendedAmounts: ['600'] }, ['600'], '600'],
  ['float noise in a fixed amount', { prefilledAmount: 550.0000000000001 }, ['550'], '550'],
  ['an amount finer than the currency', { prefilledAmount: '1000.005' }, [], undefined],
  ['unreadable amounts', { prefilledAmount: 'ten', recommendedAmounts: [null] }, [], undefined],
  ['a fixed amount and no limits', { prefilledAmount: '10', limits: { min: '0', max: '0' } }, ['10'], '10'],
])('P2P-06 Q-052 the amounts that may be paid, with %s', (_what, over, amounts, first) => {
  expect(givenAmounts(situation(over))).toEqual(amounts)
  expect(firstGivenAmount(situation(over))).toBe(first)
})

it.each<[string, Partial<GivenSituation>, boolean]>([
  // A fixed amount: only that amount, in any notation.
  ['1000.00', { prefilledAmount: '1000' }, true],
  ['1000.01', { prefilledAmount: '1000' }, false],
  ['500.00', { prefilledAmount: '1000' }, false],
  ['700.00', { prefilledAmount: '1000', recommendedAmounts: [700] }, true],
  ['700.00', { recommendedAmounts: [700], limits: { min: '800', max: '900' } }, false],
  // A random amount: a whole number between the minimum and 110 % of it.
  ['499.00', {}, false],
  ['500.00', {}, true],
  ['500.50', {}, false],
  ['550.00', {}, true],
  ['551.00', {}, false],
  ['520.00', { limits: { min: '500', max: '510' } }, false],
  ['510.00', { limits: { min: '500', max: '510' } }, true],
  // No whole number in that range: the minimum itself.
  ['0.50', { limits: { min: '0.50', max: '0' } }, true],
  ['1.00', { limits: { min: '0.50', max: '0' } }, false],
  // No amounts and no limits: no amount is given.
  ['500.00', { limits: { min: '0', max: '0' } }, false],
  ['0.00', { limits: { min: '0', max: '0' } }, false],
])('P2P-06 Q-079 %s may be paid with %j: %s', (amount, over, isGiven) => {
  expect(isGivenAmount(amount, situation(over))).toBe(isGiven)
})

it.each<[readonly string[], string | undefined, string | undefined, readonly string[]]>([
  [['700', '1000'], '700', '700.00', ['700', '1000']],
  [['1', '2', '3', '4', '5', '6'], '1', '1.00', ['1', '2', '3', '4', '5']],
  [['1000'], '1000', '1000.00', []],
  [['1000'], '1000', '500.00', ['1000']],
  [['1000'], '1000', undefined, ['1000']],
  [[], '512.00', '512.00', []],
  [[], '912.00', '512.00', ['912.00']],
  [[], undefined, '512.00', []],
])(
  'P2P-06 I4 of %j and the random amount %s, with %s in the input, %j are offered',
  (amounts, chance, current, offered) => {
    expect(amountsToChoose(amounts, chance, current)).toEqual(offered)
  },
)
