import { expect, it, vi } from 'vitest'
import { compare, decimalOf, isPositive } from '../../../src/money/amount.ts'
import { randomAmount } from '../../../src/money/randomAmount.ts'
import fc from '../fastCheck.ts'
import { canonicalWith, holds, holdsForAll, same, TIMEOUT_MS } from './arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

/** The minimum and maximum of the possible results. */
const range = (current: string | undefined, min: string, max: string) => [
  randomAmount({ current, limits: { min, max }, random: () => 0n }),
  randomAmount({ current, limits: { min, max }, random: (below) => below - 1n }),
]

it.each([
  ['100', '100.00', '20155.00', ['100', '110']],
  ['100.00', '100.00', '105.00', ['100', '105']],
  ['100.00', '100.00', '105.90', ['100', '105']],
  ['100.00', '100.00', '0', ['100', '110']],
  ['21.50', '21.50', '20155.00', ['22', '23']],
  ['99999999999999999999', '99999999999999999999', '0', ['99999999999999999999', '109999999999999999998']],
])('AMT-02: with %s at the minimum %s and max %s it is a whole number from %j', (current, min, max, ends) => {
  expect(range(current, min, max)).toEqual(ends)
})

it.each([
  ['the player has typed another amount', '101', '100.00', '20155.00'],
  ['nothing is typed', undefined, '100.00', '20155.00'],
  ['the minimum is unknown', '0', '0', '20155.00'],
  ['no whole number lies in the range', '0.50', '0.50', '20155.00'],
  ['none lies below the maximum', '21.50', '21.50', '21.90'],
  ['the maximum is below the minimum', '100.00', '100.00', '10.00'],
])('AMT-02: no amount is proposed when %s', (_when, current, min, max) => {
  expect(range(current, min, max)).toEqual([undefined, undefined])
})

it('AMT-02: is always a whole number within the limits, and at most a tenth above the minimum', () => {
  const limits = fc.record({ min: canonicalWith(2), max: fc.oneof(canonicalWith(2), fc.constant('0')) })
  const drawn = fc.record({ limits, isAtMinimum: fc.boolean(), share: fc.bigInt({ min: 0n, max: 999n }) })
  holdsForAll(drawn, ({ limits: { min, max }, isAtMinimum, share }) => {
    const current = isAtMinimum ? min : `${min}1`
    const amount = randomAmount({ current, limits: { min, max }, random: (below) => (below * share) / 1_000n })
    if (amount === undefined) return
    holds(isAtMinimum, min, max, amount)
    holds(/^[1-9][0-9]*$/.test(amount), min, max, amount)
    holds(compare(amount, min) >= 0 && (!isPositive(max) || compare(amount, max) <= 0), min, max, amount)
    holds(BigInt(amount) * 1_000n <= decimalOf(min).units * 11n, min, max, amount)
  })
})

it('AMT-02: is found whenever there is one, and each possible amount can be drawn', () => {
  const found = new Set<string | undefined>()
  for (let pick = 0n; pick < 11n; pick += 1n)
    found.add(randomAmount({ current: '100', limits: { min: '100.00', max: '0' }, random: () => pick }))
  expect([...found]).toEqual(['100', '101', '102', '103', '104', '105', '106', '107', '108', '109', '110'])
  same(randomAmount({ current: '10', limits: { min: '10', max: '11' }, random: (below) => below - 1n }), '11')
})
