import { describe, expect, it, vi } from 'vitest'
import type { DateFormat } from '../../../../schemas/typing/date.ts'
import { hasLength } from '../../../../src/forms/checks/hasLength.ts'
import { isInRange } from '../../../../src/forms/checks/isInRange.ts'
import { type AgeRule, isOfAge } from '../../../../src/forms/checks/isOfAge.ts'
import { isSame } from '../../../../src/forms/checks/isSame.ts'
import fc, { runs } from '../../fastCheck.ts'
import { TIMEOUT_MS } from '../../money/arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const RUNS = runs(2_000, 200_000)

describe('isOfAge', () => {
  const on = (year: number, month: number, day: number): AgeRule['today'] => ({ year, month, day })
  const age = (text: string, rule: Partial<AgeRule>, format: DateFormat = 'DD/MM/YYYY') =>
    isOfAge(text, { format, today: on(2026, 7, 30), ...rule })

  it.each<[string, Partial<AgeRule>, boolean]>([
    ['30/07/2008', { minAge: 18 }, true],
    ['31/07/2008', { minAge: 18 }, false],
    ['01/08/2008', { minAge: 18 }, false],
    ['29/02/2008', { minAge: 18, today: on(2026, 2, 28) }, false],
    ['29/02/2008', { minAge: 18, today: on(2026, 3, 1) }, true],
    ['29/02/2008', { minAge: 20, today: on(2028, 2, 29) }, true],
    ['31/07/1925', { maxAge: 100 }, true],
    ['30/07/1925', { maxAge: 100 }, false],
    ['30/07/1926', { maxAge: 100 }, true],
    ['31/07/2026', {}, false],
    ['30/07/2026', {}, true],
    ['31/02/1990', { minAge: 18 }, false],
    ['01/1990', { minAge: 18 }, false],
    ['', {}, false],
  ])('%s under %j is %j', (text, rule, expected) => expect(age(text, rule)).toBe(expected))

  it('reads the format of its field', () => {
    expect(age('07/30/2008', { minAge: 18 }, 'MM/DD/YYYY')).toBe(true)
    expect(age('2008-07-31', { minAge: 18 }, 'YYYY-MM-DD')).toBe(false)
  })
})

describe('hasLength', () => {
  it.each<[string, number | undefined, number | undefined, boolean]>([
    ['', 0, 0, true],
    ['', 1, undefined, false],
    ['ab', 2, 2, true],
    ['abc', undefined, 2, false],
    ['😀😀', 2, 2, true],
    ['\ud800', 1, 1, true],
    ['اسم', 3, 3, true],
  ])('%j from %j to %j is %j', (text, min, max, expected) => expect(hasLength(text, { min, max })).toBe(expected))
})

describe('isInRange', () => {
  it.each<[string, string | undefined, string | undefined, boolean]>([
    ['10', '10', '10', true],
    ['10.00', '10', '10.0', true],
    ['9.99', '10', undefined, false],
    ['10.01', undefined, '10', false],
    ['0.1', '0.10000000000000000000000001', undefined, false],
    ['100000000000000000000', undefined, '99999999999999999999.99', false],
    ['10,5', '10', '11', true],
    ['١٠٫٥', '10', '11', true],
    ['1 000', '999', '1001', true],
    ['-5', '-10', '-1', true],
    ['-5', '0', undefined, false],
    ['−0', '0', '0', true],
    ['', undefined, undefined, false],
    ['abc', undefined, undefined, false],
    ['5', 'abc', undefined, false],
    ['5', undefined, '', false],
    ['--5', undefined, undefined, false],
  ])('%j from %j to %j is %j', (text, min, max, expected) => expect(isInRange(text, { min, max })).toBe(expected))

  it('compares like integers of hundredths', () => {
    const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
    const near = fc.tuple(cents, fc.bigInt({ min: -200n, max: 200n })).map(([one, step]) => [one, one + step] as const)
    const written = (value: bigint) => {
      const size = `${value < 0n ? -value : value}`.padStart(3, '0')
      return `${value < 0n ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`
    }
    fc.assert(
      fc.property(near, ([one, two]) => {
        expect(isInRange(written(one), { min: written(two) })).toBe(one >= two)
        expect(isInRange(written(one), { max: written(two) })).toBe(one <= two)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('all rules', () => {
  it('return a boolean for every text', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-/٣ \ud800') }),
    )
    fc.assert(
      fc.property(any, any, (text, bound) => {
        const today = { year: 2026, month: 7, day: 30 }
        expect(typeof isOfAge(text, { format: 'DD.MM.YYYY', today, minAge: 18 })).toBe('boolean')
        expect(typeof isInRange(text, { min: bound, max: bound })).toBe('boolean')
        expect(hasLength(text, {})).toBe(true)
        expect(isSame(text, text)).toBe(true)
        expect(isSame(text, `${text}x`)).toBe(false)
      }),
      { numRuns: RUNS },
    )
  })

  it('isSame compares letters as they are written', () => {
    expect(isSame('a@b.co', 'a@b.co')).toBe(true)
    expect(isSame('a@b.co', 'A@b.co')).toBe(false)
    expect(isSame('a', 'a ')).toBe(false)
  })
})
