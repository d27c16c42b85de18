import { describe, expect, it } from 'vitest'
import { isActivated, maxWithdrawal } from '../../../src/money/bonus.ts'
import fc from '../fastCheck.ts'

describe('maxWithdrawal', () => {
  it.each([
    [1000, 100, 10, '10000'],
    ['1000.00', '50', '3', '1500'],
    [99.99, 33, 1, '32'],
    [0.29, 100, 100, '29'],
    [1.1, 110, 1.1, '1'],
    ['9007199254740993', 100, 1, '9007199254740993'],
    [0, 100, 10, '0'],
  ])('BONUS-16 floor(%s x %s / 100 x %s) = %s', (maxBonusAmount, percent, payoutMultiplier, most) => {
    expect(maxWithdrawal({ maxBonusAmount, percent, payoutMultiplier })).toBe(most)
  })

  it.each([
    {},
    { maxBonusAmount: 1, percent: 100 },
    { maxBonusAmount: 'x', percent: 100, payoutMultiplier: 1 },
    { maxBonusAmount: -1, percent: 100, payoutMultiplier: 1 },
    { maxBonusAmount: Number.NaN, percent: 100, payoutMultiplier: 1 },
  ])('is unknown for %j', (terms) => expect(maxWithdrawal(terms)).toBeUndefined())

  it('BONUS-16 is the exact floor for any two-decimal terms', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 9n })
    const text = (units: bigint) => `${units / 100n}.${`${units % 100n}`.padStart(2, '0')}`
    fc.assert(
      fc.property(cents, cents, cents, (a, b, c) => {
        const most = maxWithdrawal({ maxBonusAmount: text(a), percent: text(b), payoutMultiplier: text(c) })
        expect(most).toBe(`${(a * b * c) / 100_000_000n}`)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('isActivated', () => {
  it.each([
    ['100', 100, true],
    ['100.00', '100', true],
    ['99.99', 100, false],
    ['1000', '999.99', true],
    [undefined, 0, false],
    ['100', undefined, false],
    ['100', 'x', false],
  ])('%s against minDeposit %s: %s', (amount, least, activated) => expect(isActivated(amount, least)).toBe(activated))
})
