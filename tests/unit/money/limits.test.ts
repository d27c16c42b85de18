import { describe, expect, it, vi } from 'vitest'
import { canonical, compare, decimalOf, fromMinor, isPositive, roundTo } from '../../../src/money/amount.ts'
import {
  currencyRule,
  hasLimits,
  isMinAboveMax,
  type LimitSources,
  limitsFor,
  NO_LIMITS,
  onrampLimits,
} from '../../../src/money/limits.ts'
import { maxIntegerDigits, unreadLimits, withinLimits } from '../../../src/money/withinLimits.ts'
import fc from '../fastCheck.ts'
import { canonicalWith, decimals, holds, holdsForAll, same, TIMEOUT_MS } from './arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const limits = (overrides: Partial<LimitSources> = {}) => limitsFor({ currency: 'MXN', paymentGeo: 'MX', ...overrides })
const rule = { MXN: { min: 21, max: 20155 } }

/** a - b, exactly. */
function minus(a: string, b: string): string {
  const [left, right] = [decimalOf(a), decimalOf(b)]
  const scale = left.scale > right.scale ? left.scale : right.scale
  const units = left.units * 10n ** (scale - left.scale) - right.units * 10n ** (scale - right.scale)
  return `${units}e-${scale}`
}

describe('unreadLimits', () => {
  it.each<[LimitSources['methodLimits'], readonly unknown[]]>([
    [undefined, []],
    [null, []],
    ['' as never, []],
    [{ min: null, max: '' }, []],
    [{ min: '0', max: 0 }, []],
    [{ min: '1,000', max: 5000 }, []],
    [{ min: 'MXN 5', max: '1 2' }, ['MXN 5', '1 2']],
    [{ min: -1, max: '1,2,3' }, [-1, '1,2,3']],
    [{ min: 10, max: '5.00' }, ['10 > 5.00']],
  ])('M5 returns the unreadable bounds of %j: %j', (source, unread) => expect(unreadLimits([source])).toEqual(unread))
})

describe('limitsFor', () => {
  it('DATA-32: the default limits object has min 0 and max 0', () => {
    expect(NO_LIMITS).toEqual({ min: '0', max: '0' })
    expect(limits()).toEqual(NO_LIMITS)
    expect(hasLimits(NO_LIMITS)).toBe(false)
  })

  it.each<[string, Partial<LimitSources>, string, string]>([
    ['deposit-limits first', { depositLimits: { min: 1, max: 2 }, amountRules: rule }, '1.00', '2.00'],
    ['then amount_rules', { amountRules: rule, methodLimits: { min: 3, max: 4 } }, '21.00', '20155.00'],
    ['then the method', { methodLimits: { min: '3', max: '4' } }, '3.00', '4.00'],
    ['0/0 is skipped', { depositLimits: { min: 0, max: 0 }, amountRules: rule }, '21.00', '20155.00'],
    ['null is skipped', { depositLimits: null, amountRules: null, methodLimits: { min: 3 } }, '3.00', '0'],
    ['a negative minimum is ignored', { depositLimits: { min: -5, max: 0 }, amountRules: rule }, '21.00', '20155.00'],
    [
      'the first entry of a list counts',
      { depositLimits: [{ min: [30], max: 40 }] as never, amountRules: rule },
      '30.00',
      '40.00',
    ],
    ['an empty table of PHP is skipped', { depositLimits: [] as never, amountRules: rule }, '21.00', '20155.00'],
    [
      'rounding noise of a double is removed',
      { depositLimits: { min: 50.00000000000001, max: 99.99999999999999 } },
      '50.00',
      '100.00',
    ],
    [
      'rounding noise in a text is removed',
      { depositLimits: { min: '0.30000000000000004', max: '0.7999999999999999' } },
      '0.30',
      '0.80',
    ],
    [
      'digits that are not noise count',
      { depositLimits: { min: '33.333333333333336', max: '999999999999999.50' } },
      '33.34',
      '999999999999999.50',
    ],
    ['N21 equal bounds are a price', { methodLimits: { min: 5, max: '5' } }, '5.00', '5.00'],
    ['a rule of another currency is ignored', { currency: 'USD', amountRules: rule }, '0', '0'],
    ['a name of Object.prototype is ignored', { currency: 'constructor', amountRules: rule }, '0', '0'],
    ['M5 a currency in lower case', { amountRules: { mxn: { min: '21', max: '20155.00' } } }, '21.00', '20155.00'],
    ['M5 a currency with a blank', { amountRules: { ' Mxn ': { min: '21' } } }, '21.00', '0'],
    [
      'M5 thousands separated by a comma',
      { amountRules: { MXN: { min: '1,000', max: '1,000,000.50' } } },
      '1000.00',
      '1000000.50',
    ],
    [
      'M5 thousands separated by a blank',
      { methodLimits: { min: '1 000.00', max: '20\u202f155,5' } },
      '1000.00',
      '20155.50',
    ],
    [
      'M5 thousands separated by a point',
      { methodLimits: { min: '1.000,00', max: "1'000'000.00" } },
      '1000.00',
      '1000000.00',
    ],
    ['M5 lakhs', { methodLimits: { max: '1,00,000.00' } }, '0', '100000.00'],
    ['M5 a decimal comma', { methodLimits: { min: '0,5', max: '1000,50' } }, '0.50', '1000.50'],
    ['M5 a single point is decimal', { methodLimits: { max: '1.000' } }, '0', '1.00'],
    [
      'M5 minNonRus separated by a comma',
      { amountRules: { mxn: { min: 1, max: '9,999', minNonRus: '2,000' } } },
      '2000.00',
      '9999.00',
    ],
    ['min without max', { depositLimits: { min: 5, max: 0 }, amountRules: rule }, '5.00', '0'],
    ['max without min', { depositLimits: { max: 5 } }, '0', '5.00'],
    ['a number that JavaScript writes as 1e+21', { depositLimits: { max: 1e21 } }, '0', `1${'0'.repeat(21)}.00`],
  ])('AMT-03 W8: limits come from amount_rules or deposit-limits: %s', (_rule, sources, min, max) =>
    expect(limits(sources)).toEqual({ min, max }),
  )

  it.each<[string, Record<string, unknown>]>([
    ['words', { depositLimits: { min: 'x', max: 5 } }],
    ['a maximum below zero', { depositLimits: { min: 1, max: -5 } }],
    ['two numbers in one', { methodLimits: { max: '1 2' } }],
    ['NaN', { methodLimits: { max: Number.NaN } }],
    ['Infinity', { methodLimits: { max: Number.POSITIVE_INFINITY } }],
    ['an object for a bound', { methodLimits: { max: { value: 5 } } }],
    ['a boolean for a bound', { methodLimits: { min: true } }],
    ['a number for the limits', { methodLimits: 500 }],
    ['a list of numbers for the limits', { depositLimits: [1, 500] }],
    ['a number for a rule', { amountRules: { MXN: 500 } }],
    ['a number for all rules', { amountRules: 500 }],
    ['a text for all rules', { amountRules: 'none' }],
    ['minNonRus', { amountRules: { MXN: { min: 21, minNonRus: 'fifty' } } }],
    ['deposit-limits, although the rules are readable', { depositLimits: { max: 'much' }, amountRules: rule }],
  ])('W3 allows no amount if a limit is unreadable: %s', (_, sources) => {
    const closed = limits(sources as Partial<LimitSources>)
    expect(closed).toEqual({ min: '0', max: '0', isNone: true, why: 'unread' })
    const { depositLimits, amountRules, methodLimits } = sources as Partial<LimitSources>
    expect(unreadLimits([depositLimits, currencyRule(amountRules, 'MXN'), methodLimits])).not.toEqual([])
  })

  it.each<[string, Record<string, unknown>]>([
    ['rules', { amountRules: '' }],
    ['deposit-limits', { depositLimits: '' }],
    ['limits of the method', { methodLimits: '' }],
    ['a rule', { amountRules: { MXN: '' } }],
  ])('an empty text, as PHP writes an empty table, counts as no %s', (_, sources) => {
    expect(limits({ ...(sources as Partial<LimitSources>), currency: 'MXN' })).toEqual(NO_LIMITS)
  })

  it.each(['-5', '-0.01', '0.000'])('a minimum of %s is ignored', (min) => {
    expect(limits({ depositLimits: { min, max: '10' } })).toEqual({ min: '0', max: '10.00' })
  })

  it.each([
    ['MX', 50, '50.00'],
    ['RU', 50, '21.00'],
    ['ru', 50, '21.00'],
    [undefined, 50, '21.00'],
    ['MX', 0, '21.00'],
    ['MX', undefined, '21.00'],
    ['MX', 10, '10.00'],
  ])('paymentGeo %s with minNonRus %s has min %s', (paymentGeo, minNonRus, min) => {
    const amountRules = { MXN: { min: 21, max: 20155, minNonRus } }
    expect(limits({ paymentGeo, amountRules })).toEqual({ min, max: '20155.00' })
  })

  it('does not apply minNonRus to deposit-limits', () => {
    const amountRules = { MXN: { min: 21, max: 20155, minNonRus: 50 } }
    expect(limits({ depositLimits: { min: 30, max: 40 }, amountRules }).min).toBe('30.00')
  })

  it.each([
    ['10.004', '99.996', '10.01', '99.99'],
    ['10.005', '99.994', '10.01', '99.99'],
    ['10.009', '99.999', '10.01', '99.99'],
    ['10.00', '99.99', '10.00', '99.99'],
    ['1e-7', '5', '0.01', '5.00'],
  ])("AMT-04: rounds %s to %s inward to %s and %s, at the currency's decimals", (min, max, low, high) => {
    expect(limits({ depositLimits: { min, max } })).toEqual({ min: low, max: high })
  })

  it.each([
    ['MXN', '0.13', '0.98'],
    ['JPY', '0.13', '0.98'],
    ['BTC', '0.12345679', '0.98765432'],
    ['USDT', '0.12345679', '0.98765432'],
  ])('AMT-04: limits in %s have the decimals of the currency', (currency, min, max) => {
    expect(limits({ currency, depositLimits: { min: '0.123456789', max: '0.987654321' } })).toEqual({ min, max })
  })

  it.each<[string, Partial<LimitSources>]>([
    ['of today', { depositLimits: { min: 9, max: 8 }, amountRules: rule }],
    ['of the currency', { amountRules: { MXN: { min: '500', max: 100 } } }],
    ['for other countries', { amountRules: { MXN: { min: 1, minNonRus: 500, max: 100 } } }],
    ['of the method', { methodLimits: { min: '1,000.50', max: '1,000' } }],
    ['by a hair', { methodLimits: { min: '5.01', max: 5 } }],
    ['of coins', { currency: 'BTC', methodLimits: { min: '0.00000002', max: '0.00000001' } }],
  ])('N21 a minimum above its maximum (%s) allows no amount, like an unreadable limit', (_, sources) =>
    expect(limits(sources)).toMatchObject({ isNone: true, why: 'unread' }),
  )

  it('does not turn a max below one minor unit into "no upper limit"', () => {
    const found = limits({ depositLimits: { min: '0.001', max: '0.004' } })
    expect(isPositive(found.max)).toBe(true)
    expect(withinLimits('0.01', found)).toBe('aboveMax')
  })

  const bound = fc.oneof(
    canonicalWith(8),
    canonicalWith(2),
    fc.constantFrom('0', '0.001', '21', '20155', '1e-7', '1e21'),
  )
  const servers = fc.record({
    limits: fc.record({ min: bound, max: bound }),
    // Amounts near the bounds, where rounding in the wrong direction would accept too much.
    step: fc.integer({ min: -2, max: 2 }),
    free: canonicalWith(2),
    places: decimals,
  })

  it('allows exactly the payable amounts that the server allows', () => {
    holdsForAll(servers, ({ limits: { min, max }, step, free, places }) => {
      const [low, high] = [canonical(min) ?? '0', canonical(max) ?? '0']
      // N21: contradictory limits accept no amount.
      if (isMinAboveMax({ min: low, max: high })) return
      const found = limits({ depositLimits: { min, max }, decimals: places })
      const candidates = [free, low, high].map((amount) =>
        fromMinor(decimalOf(roundTo(amount, places, 'down')).units + BigInt(step), places),
      )
      for (const amount of candidates.filter(isPositive)) {
        const isAllowed = compare(amount, low) >= 0 && (!isPositive(high) || compare(amount, high) <= 0)
        same(withinLimits(amount, found) === 'ok', isAllowed, { amount, min, max, places }, found)
      }
    })
  })

  it('rounds inwards, by less than one minor unit', () => {
    holdsForAll(servers, ({ limits: { min, max }, places }) => {
      const [low, high] = [canonical(min) ?? '0', canonical(max) ?? '0']
      // N21: contradictory limits accept no amount.
      if (isMinAboveMax({ min: low, max: high })) return
      const found = limits({ depositLimits: { min, max }, decimals: places })
      const unit = fromMinor(1n, places)
      const [less, more] = [minus(found.min, low), minus(high, found.max)]
      holds(compare(less, '0') >= 0 && compare(less, unit) < 0, { low, places }, found)
      holds(compare(more, '0') >= 0 && compare(more, unit) < 0, { high, places }, found)
      same(isPositive(found.max), isPositive(high), { high, places }, found)
    })
  })
})

describe('withinLimits', () => {
  it.each([
    [undefined, '21', '100', 'empty'],
    ['20.99', '21', '100', 'belowMin'],
    ['21', '21.00', '100', 'ok'],
    ['100.00', '21', '100', 'ok'],
    ['100.01', '21', '100', 'aboveMax'],
    ['0', '21', '100', 'belowMin'],
    ['0', '0', '0', 'empty'],
    ['0.00', '0', '100', 'empty'],
    ['0.01', '0', '0', 'ok'],
    ['999999999', '5', '0', 'ok'],
    ['50', '100', '10', 'belowMin'],
    ['500', '100', '10', 'aboveMax'],
  ])('VALID-05: valid is min <= amount <= max: %s within %s and %s is %s', (amount, min, max, verdict) => {
    expect(withinLimits(amount, { min, max })).toBe(verdict)
  })
})

describe('maxIntegerDigits', () => {
  it.each([
    ['20155.00', 6],
    ['9.99', 2],
    ['0.5', 2],
    ['0', 12],
    ['1000000000000000000000.00', 23],
  ])('AMT-09: has the digits of the max limit plus one: with max %s, %i', (max, digits) =>
    expect(maxIntegerDigits({ min: '0', max })).toBe(digits),
  )
})

describe('onrampLimits', () => {
  it('ONRAMP-06 are unknown until deposit-limits has answered', () => {
    expect(onrampLimits(undefined, 'MXN')).toBe(NO_LIMITS)
  })

  it.each([
    [
      { min: '20', max: '500' },
      { min: '20.00', max: '500.00' },
    ],
    [{ max: '500' }, { min: '1', max: '500.00' }],
    [
      { min: '0', max: '500' },
      { min: '1', max: '500.00' },
    ],
    [{}, { min: '1', max: '0' }],
  ])('ONRAMP-06 of %j have a minimum: %j', (depositLimits, expected) => {
    expect(onrampLimits(depositLimits as never, 'MXN')).toMatchObject(expected)
  })
})
