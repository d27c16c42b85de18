import { describe, expect, it } from 'vitest'
import { fromMinor, toMinor } from '../../../src/money/amount.ts'
import { limitsFor } from '../../../src/money/limits.ts'
import { withinLimits } from '../../../src/money/withinLimits.ts'
import { checkServerAmounts } from '../../../src/ops/rules/server/checkServerAmounts.ts'
import fc from '../fastCheck.ts'

const errors = (method: object) =>
  checkServerAmounts(method as Readonly<Record<string, unknown>>).filter(({ code }) => code === 'E01')

describe('limits that allow no amount', () => {
  it.each([
    [
      { min: '50', max: '10000', minNonRus: '20000' },
      'minNonRus',
      /"minNonRus" 20000 is more than "max" 10000: nobody outside Russia/,
    ],
    [{ min: '50', max: '40' }, 'min', /"min" 50 is more than "max" 40: nobody could pay/],
    [{ min: '50', max: '40', minNonRus: '30' }, 'min', /nobody in Russia could pay/],
    [{ min: '50.005', max: '50.009' }, 'min', /no amount with 2 decimals .*nobody could pay/],
    [{ max: '0.004' }, 'max', /no amount with 2 decimals .*nobody could pay/],
  ])('O1 Q-076 %j is one error at %s', (rule, member, message) => {
    expect(errors({ amount_rules: { MXN: rule } })).toEqual([
      { code: 'E01', pointer: `/amount_rules/MXN/${member}`, message: expect.stringMatching(message) },
    ])
  })

  it.each([
    { min: '50', max: '10000', minNonRus: '200' },
    { min: '50', max: '0' },
    { min: '50.005', max: '50.01' },
    { max: 0.01 },
    { min: '', max: null },
    {},
  ])('O1 %j allows an amount', (rule) => expect(errors({ amount_rules: { MXN: rule }, limits: rule })).toEqual([]))

  it('O1 counts the decimals of the currency; the limits of a method are for every currency', () => {
    expect(errors({ amount_rules: { BTC: { max: '0.004' } }, limits: { max: '0.004' } })).toEqual([])
    expect(errors({ limits: { min: '5', max: '4' } }).map(({ pointer }) => pointer)).toEqual(['/limits/min'])
  })

  it('O1 says nothing more about a limit that is no amount', () => {
    expect(errors({ amount_rules: { MXN: { min: '50', max: '1.000.000' } } })).toHaveLength(1)
  })

  it('O1 Q-076 without an error, some amount can be paid in Russia and elsewhere', () => {
    const amount = fc.option(
      fc
        .tuple(fc.nat(30_000), fc.integer({ min: 0, max: 3 }))
        .map(([units, decimals]) => fromMinor(BigInt(units), decimals)),
      { nil: undefined },
    )
    fc.assert(
      fc.property(fc.record({ min: amount, max: amount, minNonRus: amount }), (rule) => {
        const amountRules = { MXN: rule }
        const isOpen = (paymentGeo: string) => {
          const limits = limitsFor({ amountRules, currency: 'MXN', paymentGeo })
          const least = (toMinor(limits.min, 2) ?? 0n) || 1n
          return limits.isNone !== true && withinLimits(fromMinor(least, 2), limits) === 'ok'
        }
        expect(errors({ amount_rules: { MXN: rule } })).toHaveLength(isOpen('RU') && isOpen('CO') ? 0 : 1)
      }),
    )
  })
})
