import { canonical, compare, decimalOf, readWire } from './amount.ts'

/** The server has said a bound, and nobody can read it: whoever holds an amount to it has to close. */
export const UNREAD = null

/** A bound as a decimal text; undefined where the server says nothing (absent, null, empty). */
export type Bound = string | typeof UNREAD | undefined

/** THE reader of limits, balances and fees: what can't be read must never count as "no bound" (W3). */
export function readBound(value: unknown): Bound {
  // Of a list the first is taken, as everywhere (X7).
  if (Array.isArray(value)) return readBound(value[0])
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && value.trim() === '') return undefined
  const amount = readWire(value)
  return amount === undefined ? UNREAD : withoutNoise(amount)
}

/** A balance is said by its member alone: an empty one or null is no "nothing said". */
export function readBalance(value: unknown): Bound {
  return value === undefined ? undefined : (readBound(value) ?? UNREAD)
}

/** As the fees of a hundred are written: "2.5%", "2,5", "2,5 %". A single comma is decimal: nobody takes 1,000 %. */
export function readPercent(value: unknown): Bound {
  if (typeof value !== 'string') return readBound(value)
  const text = value.replace(/\s*%\s*$/, '').trim()
  const isComma = /^[+-]?[0-9]*,[0-9]+$/.test(text)
  return value.trim() === '' ? undefined : readBound(isComma ? text.replace(',', '.') : text || value)
}

/** A double is exact to 15 digits. */
const EXACT_DIGITS = 15n
/** So many zeros before its end tell a sum of doubles from a number that somebody wrote down. */
const ZEROS_OF_NOISE = 3n

/** 0.30000000000000004 is 0.3, as the server meant it: what a sum of doubles leaves behind the 15th digit is no amount. */
function withoutNoise(amount: string): string {
  const { units, scale } = decimalOf(amount)
  const digits = `${units < 0n ? -units : units}`.length
  const extra = BigInt(digits) - EXACT_DIGITS
  if (extra <= 0n) return amount
  const part = 10n ** extra
  const sign = units < 0n ? -1n : 1n
  const rounded = sign * ((sign * units + part / 2n) / part)
  // All of them behind the point: 999999999999999.50 is no noise.
  const isNoise = scale - extra >= ZEROS_OF_NOISE && rounded % 10n ** ZEROS_OF_NOISE === 0n
  return (isNoise && canonical(`${rounded}e-${scale - extra}`)) || amount
}

export const isNegative = (bound: Bound): boolean => typeof bound === 'string' && compare(bound, '0') < 0

/** Of a list the first is taken (X7); PHP writes an empty table as `[]`. */
export const firstOf = <T>(value: T): T | undefined => (Array.isArray(value) ? (value[0] as T | undefined) : value)
