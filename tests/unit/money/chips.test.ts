import { describe, expect, it, vi } from 'vitest'
import { compare, toMinor } from '../../../src/money/amount.ts'
import { CHIP_LADDER, type ChipSituation, chips, MOST_CHIPS } from '../../../src/money/chips.ts'
import { withinLimits } from '../../../src/money/withinLimits.ts'
import fc from '../fastCheck.ts'
import { canonicalWith, holds, holdsForAll, same, TIMEOUT_MS } from './arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const WIDE = { min: '1.00', max: '1000000.00' }
const chipsOf = (overrides: Partial<ChipSituation> = {}) => chips({ currency: 'MXN', limits: WIDE, ...overrides })

describe('chips', () => {
  it('AMT-15: the preset ladder is the one of the specification', () => {
    const ladder = '5 10 25 50 75 100 150 250 500 1000 3000 5000 10000 15000 25000 50000 150000 250000'
    expect(CHIP_LADDER.join(' ')).toBe(ladder)
    expect(chipsOf()).toEqual(['5', '10', '25', '50', '75'])
  })

  it("AMT-16: Russia's non-crypto chips are 5000, 7500, 10000, 25000, 50000", () => {
    const russian = ['5000', '7500', '10000', '25000', '50000']
    expect(chipsOf({ country: 'RU', currency: 'RUB' })).toEqual(russian)
    expect(chipsOf({ country: 'ru', currency: 'RUB', category: 'card_method' })).toEqual(russian)
    expect(chipsOf({ country: 'RU', category: 'crypto' })).toEqual(['5', '10', '25', '50', '75'])
    expect(chipsOf({ country: 'KZ' })).toEqual(['5', '10', '25', '50', '75'])
  })

  it("AMT-14: recommended amounts come from the limits, min to max, or from the matching country's items", () => {
    const limits = { min: '21.00', max: '20155.00' }
    expect(chipsOf({ limits })).toEqual(['25', '50', '75', '100', '150'])
    expect(chipsOf({ limits: { min: '250.00', max: '1000.00' } })).toEqual(['250', '500', '1000'])
    expect(chipsOf({ limits, country: 'RU' })).toEqual(['5000', '7500', '10000'])
  })

  it('AMT-17: at most five are shown, from any source', () => {
    expect(chipsOf()).toHaveLength(5)
    expect(chipsOf({ recommendedAmounts: [1, 2, 3, 4, 5, 6, 7] })).toEqual(['1', '2', '3', '4', '5'])
  })

  it.each<[string, Partial<ChipSituation>, string[]]>([
    [
      'the recommendation of the method comes first',
      { recommendedAmounts: [300, '200.50', 100], country: 'RU' },
      ['100', '200.50', '300'],
    ],
    ['an empty recommendation is ignored', { recommendedAmounts: [] }, ['5', '10', '25', '50', '75']],
    ['only what the limits allow', { limits: { min: '21.00', max: '80.00' } }, ['25', '50', '75']],
    ['the limits themselves are allowed', { limits: { min: '25.00', max: '50.00' } }, ['25', '50']],
    ['no chip fits', { limits: { min: '6', max: '9' } }, []],
    [
      'no fallback to the ladder if no recommendation fits',
      { recommendedAmounts: [1], limits: { min: '5', max: '50' } },
      [],
    ],
    ['unknown limits, no chips', { limits: { min: '0', max: '0' } }, []],
    ['no upper limit', { limits: { min: '15000', max: '0' } }, ['15000', '25000', '50000', '150000', '250000']],
    ['invalid amounts are left out', { recommendedAmounts: ['x', null, Number.NaN, 0, -5, 50] }, ['50']],
    ['amounts finer than the currency are left out', { recommendedAmounts: ['1.005', '2.50'] }, ['2.50']],
    ['equal amounts are shown once', { recommendedAmounts: [50, '50.00', '50'] }, ['50']],
    ['ascending by value, not by text', { recommendedAmounts: [1000, 9, 20] }, ['9', '20', '1000']],
  ])('%s', (_rule, situation, amounts) => expect(chipsOf(situation)).toEqual(amounts))

  it('matches every criterion of a country item', () => {
    const items = [{ criteria: { country: 'MX', currency: 'MXN' }, amounts: [100] }]
    const situation = { currency: 'MXN', limits: WIDE, country: 'MX' }
    expect(chips(situation, items)).toEqual(['100'])
    expect(chips({ ...situation, currency: 'USD' }, items)).toEqual(['5', '10', '25', '50', '75'])
  })

  it.each([{}, { currency: 'MXN' }, { categoryNot: 'crypto' }])(
    'an item for %j applies to every country',
    (criteria) => {
      const items = [{ criteria, amounts: [100] }]
      expect(chips({ currency: 'MXN', limits: WIDE, country: 'MX' }, items)).toEqual(['100'])
      expect(chips({ currency: 'MXN', limits: WIDE }, items)).toEqual(['100'])
    },
  )

  it('are always at most five, strictly ascending, payable, within the limits, and the lowest of those offered', () => {
    const amount = fc.integer({ min: 0, max: 4 }).chain(canonicalWith)
    const situations = fc.record({
      recommendedAmounts: fc.array(fc.oneof(amount, fc.constantFrom('0', '-5', 'x', '50', '50.00', 50)), {
        maxLength: 9,
      }),
      country: fc.constantFrom('RU', 'MX', undefined),
      category: fc.constantFrom('crypto', 'card', undefined),
      limits: fc.record({
        min: fc.constantFrom('0', '5.00', '21.00', '7000.00'),
        max: fc.oneof(amount, fc.constant('0')),
      }),
      currency: fc.constantFrom('MXN', 'RUB', 'BTC'),
    })
    holdsForAll(situations, (situation) => {
      const found = chips(situation)
      const places = situation.currency === 'BTC' ? 8 : 2
      holds(found.length <= MOST_CHIPS, situation, found)
      for (const [index, chip] of found.entries()) {
        same(withinLimits(chip, situation.limits), 'ok', situation, chip)
        holds(toMinor(chip, places) !== undefined, situation, chip)
        holds(index === 0 || compare(found[index - 1] ?? chip, chip) < 0, situation, found)
      }
      if (situation.recommendedAmounts.length === 0) return
      for (const offered of situation.recommendedAmounts.map(String)) {
        const isLower = found.length === MOST_CHIPS && offered !== 'x' && compare(offered, found[4] ?? '0') < 0
        const isPayable = offered !== 'x' && toMinor(offered, places) !== undefined
        if (!isLower || !isPayable || withinLimits(offered, situation.limits) !== 'ok') continue
        holds(
          found.some((chip) => compare(chip, offered) === 0),
          situation,
          found,
          offered,
        )
      }
    })
  })
})
