import { expect } from 'vitest'
import fc, { runs } from '../fastCheck.ts'

/** Cases per property: 50,000 by default, twenty times as many with LONG=1 (D-15). */
export const CASES = runs(50_000, 1_000_000)

/** Generous, for shared machines: these tests end after a number of cases, not after a time. */
export const TIMEOUT_MS = process.env.LONG ? 3_600_000 : 120_000

// A run of fast-check has more overhead than one of our cases, so each run generates many.
const BATCH = 100

/** More than 80 locales, covering all of Intl's groupings, decimal separators and digit scripts. */
export const LOCALES = [
  'en en-IN en-ZA de de-AT de-CH de-LI fr fr-CH fr-CA es es-ES es-MX es-PE es-CO pt pt-BR pt-PT it it-CH ru uk be bg',
  'pl cs sk sl hr sr mk ro hu fi sv nb da is et lv lt el tr az kk ky uz tg hy ka he ar ar-EG ar-AE ar-MA fa ur ps',
  'hi hi-Latn-IN hi-IN-u-nu-deva bn mr ne te ta my th-TH-u-nu-thai km lo id ms vi ko ja zh mn sw zu nqo sd dz gsw',
].flatMap((line) => line.split(' '))

export const locale = fc.constantFrom(...LOCALES)
export const decimals = fc.integer({ min: 0, max: 8 })

/** Checks `cases` generated values; on failure, fast-check shrinks the batch and reports its seed. */
export function holdsForAll<T>(drawn: fc.Arbitrary<T>, check: (value: T) => void, cases = CASES): void {
  const batch = fc.array(drawn, { minLength: BATCH, maxLength: BATCH })
  fc.assert(
    fc.property(batch, (values) => values.forEach(check)),
    { numRuns: Math.ceil(cases / BATCH) },
  )
}

/** Like expect(found).toBe(wanted), but fast if they are equal; `where` is added to the failure message. */
export function same<T>(found: T, wanted: T, ...where: unknown[]): void {
  if (!Object.is(found, wanted)) expect({ where, value: found }).toEqual({ where, value: wanted })
}

/** Like expect(isTrue).toBe(true), but fast if it is true. */
export function holds(isTrue: boolean, ...where: unknown[]): void {
  if (!isTrue) expect.fail(`does not hold for ${JSON.stringify(where)}`)
}

/** A canonical text of up to 12 integer digits (the most of an amount) with exactly `places` decimals. */
export function canonicalWith(places: number): fc.Arbitrary<string> {
  const whole = fc.bigInt({ min: 0n, max: 10n ** 12n - 1n })
  const shorter = fc.bigInt({ min: 0n, max: 99_999n })
  const part = fc.bigInt({ min: 0n, max: 10n ** BigInt(places) - 1n })
  return fc
    .tuple(fc.oneof(whole, shorter), part)
    .map(([units, rest]) => (places === 0 ? `${units}` : `${units}.${`${rest}`.padStart(places, '0')}`))
}

/** Texts of relevant characters: digits of several scripts, separators, spaces, marks, signs, letters. */
export const mess = fc.oneof(
  fc.string({
    unit: fc.constantFrom(..."0123456789٠٥٩۴४.,٫٬،'’ \u00a0\u2009\u202f\u200f\u061c\t-+eE$€%x("),
    maxLength: 14,
  }),
  fc.string({ unit: 'binary', maxLength: 10 }),
)
