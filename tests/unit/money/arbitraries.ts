import { expect } from 'vitest'
import fc from '../fastCheck.ts'

/** 50,000 cases of every property by default; LONG=1 runs twenty times as many (D-15). */
const CASES = process.env.LONG ? 1_000_000 : 50_000

/** Generous, for a shared machine: these tests end by their number of cases. */
export const TIMEOUT_MS = process.env.LONG ? 3_600_000 : 120_000

// A run of fast-check costs more than a case of ours: so each run draws many.
const BATCH = 100

/** Over 80 locales, with every grouping, decimal separator and digit script that Intl gives them. */
export const LOCALES = [
  'en en-IN en-ZA de de-AT de-CH de-LI fr fr-CH fr-CA es es-ES es-MX es-PE es-CO pt pt-BR pt-PT it it-CH ru uk be bg',
  'pl cs sk sl hr sr mk ro hu fi sv nb da is et lv lt el tr az kk ky uz tg hy ka he ar ar-EG ar-AE ar-MA fa ur ps',
  'hi hi-Latn-IN hi-IN-u-nu-deva bn mr ne te ta my th-TH-u-nu-thai km lo id ms vi ko ja zh mn sw zu nqo sd dz gsw',
].flatMap((line) => line.split(' '))

export const locale = fc.constantFrom(...LOCALES)
export const decimals = fc.integer({ min: 0, max: 8 })

/** Holds for `cases` drawn values; on failure fast-check shrinks the batch and names its seed. */
export function holdsForAll<T>(drawn: fc.Arbitrary<T>, check: (value: T) => void, cases = CASES): void {
  const batch = fc.array(drawn, { minLength: BATCH, maxLength: BATCH })
  fc.assert(
    fc.property(batch, (values) => values.forEach(check)),
    { numRuns: Math.ceil(cases / BATCH) },
  )
}

/** As expect(found).toBe(wanted), but only a difference costs anything; `where` says of what. */
export function same<T>(found: T, wanted: T, ...where: unknown[]): void {
  if (!Object.is(found, wanted)) expect({ where, value: found }).toEqual({ where, value: wanted })
}

/** As expect(isTrue).toBe(true), cheaply. */
export function holds(isTrue: boolean, ...where: unknown[]): void {
  if (!isTrue) expect.fail(`does not hold for ${JSON.stringify(where)}`)
}

/** A canonical text of up to 15 integer digits with exactly `places` decimals. */
export function canonicalWith(places: number): fc.Arbitrary<string> {
  const whole = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n })
  const shorter = fc.bigInt({ min: 0n, max: 99_999n })
  const part = fc.bigInt({ min: 0n, max: 10n ** BigInt(places) - 1n })
  return fc
    .tuple(fc.oneof(whole, shorter), part)
    .map(([units, rest]) => (places === 0 ? `${units}` : `${units}.${`${rest}`.padStart(places, '0')}`))
}

/** Text with the characters that matter: digits of several scripts, separators, spaces, marks, signs, letters. */
export const mess = fc.oneof(
  fc.string({
    unit: fc.constantFrom(..."0123456789٠٥٩۴४.,٫٬،'’ \u00a0\u2009\u202f\u200f\u061c\t-+eE$€%x("),
    maxLength: 14,
  }),
  fc.string({ unit: 'binary', maxLength: 10 }),
)
