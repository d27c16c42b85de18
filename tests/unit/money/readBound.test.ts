import { describe, expect, it } from 'vitest'
import { roundTo } from '../../../src/money/amount.ts'
import { readBound, readPercent, UNREAD } from '../../../src/money/readBound.ts'

describe('W8 the rounding noise of doubles in a bound', () => {
  it.each<[string | number, string]>([
    [50.00000000000001, '50'],
    [99.99999999999999, '100'],
    [0.1 + 0.2, '0.3'],
    [1.1 * 3, '3.3'],
    ['0.7999999999999999', '0.8'],
    ['0.10000000000000001', '0.1'],
    [1234567.8900000001, '1234567.89'],
    [-50.00000000000001, '-50'],
  ])('is removed: %s is %s', (said, bound) => {
    const read = readBound(said)
    expect(read && Number(read)).toBe(Number(bound))
  })

  // Not rounded to the shorter number: the difference exceeds a double's rounding error, or is a payable amount.
  it.each<[string | number, number, string, string]>([
    [10000000.24999995, 2, '10000000.25', '10000000.24'],
    ['10000000.24999995', 2, '10000000.25', '10000000.24'],
    [10000000.25000005, 2, '10000000.26', '10000000.25'],
    ['100000000.24999999', 8, '100000000.24999999', '100000000.24999999'],
    ['10000000.24999999', 8, '10000000.24999999', '10000000.24999999'],
    ['99999999.99999995', 2, '100000000.00', '99999999.99'],
    ['1000000.199999998', 2, '1000000.20', '1000000.19'],
    ['50.0000000000001', 2, '50.01', '50.00'],
    ['1.000000000000004', 2, '1.01', '1.00'],
    ['123456.7891234501', 8, '123456.78912346', '123456.78912345'],
    ['999999999999999.50', 0, '1000000000000000', '999999999999999'],
    ['0.29999999999999900', 2, '0.30', '0.29'],
  ])(
    'is not assumed: %s with %i decimals is rounded up as a minimum and down as a maximum',
    (said, decimals, min, max) => {
      const read = String(readBound(said))
      expect([roundTo(read, decimals, 'up'), roundTo(read, decimals, 'down')]).toEqual([min, max])
    },
  )
})

describe('W8 the percentage of a fee', () => {
  it.each<[unknown, string | undefined]>([
    ['2.5%', '2.5'],
    ['2,5 % ', '2.5'],
    ['12,50', '12.50'],
    [',5', '0.5'],
    [' 2,125%', '2.125'],
    ['-2,5', '-2.5'],
    ['+2,5 %', '2.5'],
    ['1,000.5', '1000.5'],
    [2.5, '2.5'],
    [' ', undefined],
    [undefined, undefined],
  ])('written as %o is %s', (written, percent) => expect(readPercent(written)).toBe(percent))

  it.each(['2%5', '2.5%!', '% 2', '1,000,5', '2,5x', '%', ' % '])('written as %o is unreadable', (written) =>
    expect(readPercent(written)).toBe(UNREAD),
  )
})
