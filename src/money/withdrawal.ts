import { compare, type Decimal, decimalOf, fromMinor, isPositive, roundTo, subtract } from './amount.ts'
import type { Limits } from './limits.ts'
import { type Bound, isNegative, readBound, readPercent, UNREAD } from './readBound.ts'

/** A withdrawal fee: a percentage plus a fixed amount in the withdrawal's currency. */
interface Fee {
  readonly percent: string
  readonly fixed: string
}

/** Parses a fee; undefined when there is none. UNREAD when a term is unreadable or negative. */
export function readFee(raw: unknown): Fee | typeof UNREAD | undefined {
  if (isNoFee(raw)) return undefined
  if (typeof raw !== 'object' || Array.isArray(raw)) return UNREAD
  const terms = raw as { readonly percent?: unknown; readonly fixed?: unknown }
  const [percent = '0', fixed = '0'] = [readPercent(terms.percent), readBound(terms.fixed)]
  if (percent === UNREAD || fixed === UNREAD || isNegative(percent) || isNegative(fixed)) return UNREAD
  return isPositive(percent) || isPositive(fixed) ? { percent, fixed } : undefined
}

/** Servers write an unset fee as null, false, 0, "" or an empty list. */
function isNoFee(raw: unknown): boolean {
  if (Array.isArray(raw)) return raw.length === 0
  if (raw === null || raw === false) return true
  const amount = readBound(raw)
  return amount === undefined || (amount !== UNREAD && compare(amount, '0') === 0)
}

/**
 * The fee for an amount, with exactly `decimals` decimals, rounded up so that the player is never promised more than
 * arrives. Undefined when there is no fee or the fee is unreadable.
 */
export function feeOf(amount: string, raw: unknown, decimals: number): string | undefined {
  const fee = readFee(raw)
  if (fee === UNREAD || fee === undefined) return undefined
  const [whole, part] = [decimalOf(amount), decimalOf(fee.percent)]
  const ofAmount = { units: whole.units * part.units, scale: whole.scale + part.scale + 2n }
  const kept = fromMinor(minorUp(ofAmount, decimals) + minorUp(decimalOf(fee.fixed), decimals), decimals)
  return isPositive(kept) ? kept : undefined
}

/** The smallest amount that is larger than its own fee; undefined when the fee consumes every amount. */
function leastArriving({ percent, fixed }: Fee, decimals: number): string | undefined {
  const { units, scale } = decimalOf(percent)
  const hundred = 100n * 10n ** scale
  const rest = hundred - units
  if (rest <= 0n) return undefined
  // The percentage fee is rounded up to minor units, so one whole minor unit must remain after the fixed fee.
  const wanted = (minorUp(decimalOf(fixed), decimals) + 1n) * hundred
  return fromMinor((wanted + rest - 1n) / rest, decimals)
}

/**
 * Raises the minimum to the smallest amount that is larger than its own fee (W4). If the fee is unreadable, nothing can
 * be withdrawn.
 */
function withinFee(limits: Limits, raw: unknown, decimals: number): Limits {
  if (limits.isNone) return limits
  const fee = readFee(raw)
  if (fee === undefined) return limits
  if (fee === UNREAD) return { ...limits, isNone: true, why: 'unread' }
  const least = leastArriving(fee, decimals)
  if (least === undefined) return { ...limits, isNone: true, why: 'fee' }
  const min = compare(least, limits.min) > 0 ? least : limits.min
  const isNone = isPositive(limits.max) && compare(limits.max, min) < 0
  return isNone ? { ...limits, min, isNone, why: 'fee' } : { ...limits, min }
}

/** The amount that arrives after the fee; never negative. */
export function arrivesOf(amount: string, fee: string): string {
  const left = subtract(amount, fee)
  return compare(left, '0') < 0 ? '0' : left
}

/**
 * Applies the account balance as an upper bound of the limits. Nothing can be withdrawn from an account that
 * holds less than the minimum, or whose balance is unreadable. `balance` is undefined if the server sent none: then the
 * limits do not change.
 */
export function withinBalance(limits: Limits, balance: Bound, decimals: number): Limits {
  if (balance === undefined || limits.isNone) return limits
  if (balance === UNREAD) return { ...limits, isNone: true, why: 'unread' }
  const most = roundTo(balance, decimals, 'down')
  if (!isPositive(most) || compare(most, limits.min) < 0) return { ...limits, isNone: true, why: 'balance' }
  return isPositive(limits.max) && compare(limits.max, most) <= 0 ? limits : { ...limits, max: most }
}

/** The limits of a withdrawal: the method's limits, narrowed by the fee and the account balance. */
export const withdrawalLimits = (
  limits: Limits,
  { fee, balance, decimals }: { readonly fee: unknown; readonly balance: Bound; readonly decimals: number },
): Limits => withinBalance(withinFee(limits, fee, decimals), balance, decimals)

/** The most that can be withdrawn. `isAll`: it is the whole balance, and not less because of the method's maximum. */
export interface MostAmount {
  readonly amount: string
  readonly isAll: boolean
}

/**
 * The most that can be withdrawn from a balance: all of it, rounded down to the currency's decimals, within the
 * withdrawal's limits. Undefined if the balance is unknown or unreadable, or if nothing can be withdrawn.
 */
export function mostWithdrawable(balance: Bound, { max, isNone }: Limits, decimals: number): MostAmount | undefined {
  if (balance === undefined || balance === UNREAD || isNone) return undefined
  const all = roundTo(balance, decimals, 'down')
  if (!isPositive(all)) return undefined
  const isAll = !isPositive(max) || compare(all, max) <= 0
  return { amount: isAll ? all : max, isAll }
}

/** The value in minor units, rounded up. */
function minorUp({ units, scale }: Decimal, decimals: number): bigint {
  const one = 10n ** scale
  return (units * 10n ** BigInt(decimals) + one - 1n) / one
}
