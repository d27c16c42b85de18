import { compare, type Decimal, decimalOf, fromMinor, isPositive, roundTo, subtract } from './amount.ts'
import type { Limits } from './limits.ts'
import { type Bound, isNegative, readBound, readPercent, UNREAD } from './readBound.ts'

/** What is kept of a withdrawal: so much of a hundred, and so much in its currency. */
interface Fee {
  readonly percent: string
  readonly fixed: string
}

/** The terms of a fee; undefined where nothing is kept. A term that can't be read, or is below nothing, is UNREAD. */
export function readFee(said: unknown): Fee | typeof UNREAD | undefined {
  if (said === undefined || said === null || (Array.isArray(said) && said.length === 0)) return undefined
  if (typeof said !== 'object' || Array.isArray(said)) return UNREAD
  const terms = said as { readonly percent?: unknown; readonly fixed?: unknown }
  const [percent = '0', fixed = '0'] = [readPercent(terms.percent), readBound(terms.fixed)]
  if (percent === UNREAD || fixed === UNREAD || isNegative(percent) || isNegative(fixed)) return UNREAD
  return isPositive(percent) || isPositive(fixed) ? { percent, fixed } : undefined
}

/**
 * The fee of an amount, with exactly `decimals` decimals, rounded up: nobody is promised more than arrives. Undefined
 * where nothing is kept, or a term can't be read.
 */
export function feeOf(amount: string, said: unknown, decimals: number): string | undefined {
  const fee = readFee(said)
  if (fee === UNREAD || fee === undefined) return undefined
  const [whole, part] = [decimalOf(amount), decimalOf(fee.percent)]
  const ofAmount = { units: whole.units * part.units, scale: whole.scale + part.scale + 2n }
  const kept = fromMinor(minorUp(ofAmount, decimals) + minorUp(decimalOf(fee.fixed), decimals), decimals)
  return isPositive(kept) ? kept : undefined
}

/** The least amount of which anything arrives; undefined where the fee takes all of every amount. */
function leastArriving({ percent, fixed }: Fee, decimals: number): string | undefined {
  const { units, scale } = decimalOf(percent)
  const hundred = 100n * 10n ** scale
  const rest = hundred - units
  if (rest <= 0n) return undefined
  // Of a whole number of minor units, the share that is kept is rounded up: one whole unit has to be left beside the fixed fee.
  const wanted = (minorUp(decimalOf(fixed), decimals) + 1n) * hundred
  return fromMinor((wanted + rest - 1n) / rest, decimals)
}

/** The limits of a method from the amount on of which something arrives (W4). Of a fee that can't be read nobody knows. */
function withinFee(limits: Limits, said: unknown, decimals: number): Limits {
  if (limits.isNone) return limits
  const fee = readFee(said)
  if (fee === undefined) return limits
  if (fee === UNREAD) return { ...limits, isNone: true, why: 'unread' }
  const least = leastArriving(fee, decimals)
  if (least === undefined) return { ...limits, isNone: true, why: 'fee' }
  const min = compare(least, limits.min) > 0 ? least : limits.min
  const isNone = isPositive(limits.max) && compare(limits.max, min) < 0
  return isNone ? { ...limits, min, isNone, why: 'fee' } : { ...limits, min }
}

/** What arrives of an amount once the fee is kept; never less than nothing. */
export function arrivesOf(amount: string, fee: string): string {
  const left = subtract(amount, fee)
  return compare(left, '0') < 0 ? '0' : left
}

/**
 * The limits of a method, and the balance beside them as an upper bound: the lower of the two holds. None of an
 * account that holds less than the least, or of which nobody can read what it holds. Undefined: the server has not said.
 */
export function withinBalance(limits: Limits, balance: Bound, decimals: number): Limits {
  if (balance === undefined || limits.isNone) return limits
  if (balance === UNREAD) return { ...limits, isNone: true, why: 'unread' }
  const most = roundTo(balance, decimals, 'down')
  if (!isPositive(most) || compare(most, limits.min) < 0) return { ...limits, isNone: true, why: 'balance' }
  return isPositive(limits.max) && compare(limits.max, most) <= 0 ? limits : { ...limits, max: most }
}

/** What a withdrawal is held to: the limits of its method, what the fee leaves, and what lies on the account. */
export const withdrawalLimits = (
  limits: Limits,
  { fee, balance, decimals }: { readonly fee: unknown; readonly balance: Bound; readonly decimals: number },
): Limits => withinBalance(withinFee(limits, fee, decimals), balance, decimals)

/** Minor units, a broken one as a whole one. */
function minorUp({ units, scale }: Decimal, decimals: number): bigint {
  const one = 10n ** scale
  return (units * 10n ** BigInt(decimals) + one - 1n) / one
}
