import { readDigits } from '../../../schemas/digits.ts'

/** Inclusive bounds, as decimal strings. */
export interface RangeRule {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

interface Decimal {
  readonly isNegative: boolean
  readonly whole: string
  readonly fraction: string
}

/**
 * Whether the text is a number within the bounds, compared exactly as decimals. An unreadable bound rejects every
 * value.
 */
export function isInRange(text: string, { min, max }: RangeRule): boolean {
  const value = readDecimal(text)
  return value !== undefined && isAtMost(readBound(min, value), value) && isAtMost(value, readBound(max, value))
}

const readBound = (bound: string | undefined, otherwise: Decimal) =>
  bound === undefined ? otherwise : readDecimal(bound)

function readDecimal(text: string): Decimal | undefined {
  const [, sign = '', rest = ''] = /^\s*([-−]?)(.*)$/su.exec(text) ?? []
  const digits = readDigits(rest)
  return digits && { isNegative: sign !== '', whole: digits.whole, fraction: digits.fraction ?? '' }
}

function isAtMost(low: Decimal | undefined, high: Decimal | undefined): boolean {
  if (low === undefined || high === undefined) return false
  const places = low.fraction.length > high.fraction.length ? low.fraction.length : high.fraction.length
  return scaled(low, places) <= scaled(high, places)
}

function scaled({ isNegative, whole, fraction }: Decimal, places: number): bigint {
  const size = BigInt(whole + fraction.padEnd(places, '0'))
  return isNegative ? -size : size
}
