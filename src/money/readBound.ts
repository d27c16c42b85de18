import { canonical, compare, type Decimal, decimalOf, readWire } from './amount.ts'

/** Marks a bound that the server sent but that is unreadable: amounts subject to such a bound must be rejected. */
export const UNREAD = null

/** A bound as a decimal text; undefined when the server sends no bound (absent, null, empty). */
export type Bound = string | typeof UNREAD | undefined

/** The only parser of limits, balances and fees: an unreadable value must never count as "no bound" (W3). */
export function readBound(value: unknown): Bound {
  // If the value is a list, its first item counts, as in all answers (X7).
  if (Array.isArray(value)) return readBound(value[0])
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && value.trim() === '') return undefined
  const amount = readWire(value)
  return amount === undefined ? UNREAD : withoutNoise(amount)
}

/** A balance is absent only if the member is missing; an empty or null balance is unreadable. */
export function readBalance(value: unknown): Bound {
  return value === undefined ? undefined : (readBound(value) ?? UNREAD)
}

/** Parses percentages: "2.5%", "2,5", "2,5 %". A single comma is decimal: no fee is 1,000 %. */
export function readPercent(value: unknown): Bound {
  if (typeof value !== 'string') return readBound(value)
  const text = value.replace(/\s*%\s*$/, '').trim()
  const isComma = /^[+-]?[0-9]*,[0-9]+$/.test(text)
  return readBound(isComma ? text.replace(',', '.') : text || value)
}

/** A double is exact to 15 significant digits. */
const EXACT_DIGITS = 15n
/** A number counts as a sum of doubles, not as entered by a person, if this many zeros precede its last digits. */
const ZEROS_OF_NOISE = 3n

/** The relative error of a few additions of doubles: 2^-50, two to four units in the last place. */
const NOISE_BITS = 50n
/**
 * Noise is also smaller than a tenth of the finest minor unit (8 decimals), so that a payable difference never counts
 * as noise.
 */
const NOISE_DECIMALS = 9n

const sizeOf = (units: bigint): bigint => (units < 0n ? -units : units)

/**
 * Whether the difference is small enough to be noise of doubles: a larger correction could raise a maximum or lower a
 * minimum.
 */
const isDoubleNoise = ({ units, scale }: Decimal, difference: bigint): boolean =>
  sizeOf(difference) << NOISE_BITS <= sizeOf(units) && sizeOf(difference) * 10n ** NOISE_DECIMALS < 10n ** scale

/** Removes float noise: 0.30000000000000004 was meant as 0.3. */
function withoutNoise(amount: string): string {
  const { units, scale } = decimalOf(amount)
  const digits = `${sizeOf(units)}`.length
  const extra = BigInt(digits) - EXACT_DIGITS
  if (extra <= 0n) return amount
  const part = 10n ** extra
  const sign = units < 0n ? -1n : 1n
  const rounded = sign * ((sign * units + part / 2n) / part)
  const isShort = rounded % 10n ** ZEROS_OF_NOISE === 0n
  return (
    (isShort && isDoubleNoise({ units, scale }, units - rounded * part) && canonical(`${rounded}e-${scale - extra}`)) ||
    amount
  )
}

export const isNegative = (bound: Bound): boolean => typeof bound === 'string' && compare(bound, '0') < 0

/** The first item of a list (X7), or the value itself. PHP serializes an empty table as `[]`, which gives undefined. */
export const firstOf = <T>(value: T): T | undefined => (Array.isArray(value) ? (value[0] as T | undefined) : value)
