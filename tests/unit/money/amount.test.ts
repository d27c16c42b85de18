import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  AmountProblem,
  canonical,
  compare,
  decimalOf,
  fromMinor,
  isPositive,
  roundTo,
  toMinor,
} from '../../../src/money/amount.ts'
import { CASES, canonicalWith, decimals, TIMEOUT_MS } from './arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

describe('canonical', () => {
  it.each([
    ['500.00', '500.00'],
    [500, '500'],
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [1.5e-8, '0.000000015'],
    [1e21, '1000000000000000000000'],
    ['1.50e1', '15.0'],
    ['2E+2', '200'],
    [' 7 ', '7'],
    ['007.10', '7.10'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+5', '5'],
    ['-5.10', '-5.10'],
    [-0, '0'],
    ['-0.00', '0.00'],
  ])('takes %s for %s', (value, text) => expect(canonical(value)).toBe(text))

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    'NaN',
    '',
    '.',
    '-',
    'e5',
    '1,5',
    '1 000',
    '0x10',
    '1e',
    '1e9999',
    '1e-9999',
    '1e99999999999',
    '9e40',
    '1_000',
    '٥',
    null,
    undefined,
    true,
    {},
    [],
    [5],
    5n,
  ])('refuses %s', (value) => expect(canonical(value)).toBeUndefined())

  it('is total, and what it gives is canonical already', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.double(), fc.string({ unit: fc.constantFrom(...'019.-+eE') })),
        (value) => {
          const text = canonical(value)
          if (text === undefined) return
          expect(text).toMatch(/^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/)
          expect(canonical(text)).toBe(text)
        },
      ),
      { numRuns: CASES },
    )
  })

  it('keeps the value of every number the wire can carry', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e30, max: 1e30 }), (value) => {
        const text = canonical(value)
        // Below 40 decimals a number is refused; everything else reads back as the very same float.
        if (text !== undefined) expect(Number(text) === value).toBe(true)
        else expect(Math.abs(value)).toBeLessThan(1e-15)
      }),
      { numRuns: CASES },
    )
  })
})

describe('minor units', () => {
  it('come back as the same text for every number of decimals', () => {
    const exact = decimals.chain((places) => fc.tuple(fc.constant(places), canonicalWith(places)))
    fc.assert(
      fc.property(exact, ([places, text]) => {
        const units = toMinor(text, places)
        expect(units).toBe(BigInt(text.replace('.', '')))
        expect(fromMinor(units ?? -1n, places)).toBe(text)
      }),
      { numRuns: CASES },
    )
  })

  it('are right for all 10,000 prices from 0.01 to 100.00, of which binary floats spoil 573', () => {
    for (let cents = 1n; cents <= 10_000n; cents += 1n) expect(toMinor(fromMinor(cents, 2), 2)).toBe(cents)
  })

  it.each([
    ['1.5', 2, 150n],
    ['1.500', 2, 150n],
    ['1.005', 2, undefined],
    ['500', 0, 500n],
    ['0.00000001', 8, 1n],
    ['-1.20', 2, -120n],
  ])('of %s with %i decimals are %s', (text, places, units) => expect(toMinor(text, places)).toBe(units))

  it.each([
    ['1.005', 2, 'halfUp', '1.01'],
    ['1.004', 2, 'halfUp', '1.00'],
    ['1.001', 2, 'up', '1.01'],
    ['1.009', 2, 'down', '1.00'],
    ['-1.005', 2, 'halfUp', '-1.01'],
    ['21', 2, 'down', '21.00'],
    ['0.5', 0, 'halfUp', '1'],
  ] as const)('%s at %i decimals %s is %s', (text, places, rounding, rounded) => {
    expect(roundTo(text, places, rounding)).toBe(rounded)
  })
})

describe('compare', () => {
  it.each([
    ['10', '9', 1],
    ['1.5', '1.50', 0],
    ['0.1', '0.09', 1],
    ['-1', '1', -1],
    ['9007199254740993', '9007199254740992', 1],
    ['0', '0.00000000', 0],
  ])('%s with %s is %i', (a, b, order) => {
    expect(compare(a, b)).toBe(order)
    expect(compare(b, a)).toBe(0 - order)
  })

  it('knows what is positive', () => {
    expect(['0.01', '0.00', '0', '-1', undefined].map(isPositive)).toEqual([true, false, false, false, false])
  })

  it('says what to do about a text that is no amount', () => {
    expect(() => compare('1,000', '1')).toThrow(AmountProblem)
    expect(() => decimalOf('abc')).toThrow('Amount "abc" is no decimal text')
  })
})
