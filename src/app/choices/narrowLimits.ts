import type { Method } from '../../model/method.ts'
import { compare, isPositive } from '../../money/amount.ts'
import { isMinAboveMax, type Limits, limitsFor, type WireLimits } from '../../money/limits.ts'
import { isNegative, readBound } from '../../money/readBound.ts'

/** Limits that the host sets, as decimal texts; "0" means none. */
export type Bounds = Pick<Limits, 'min' | 'max'>

/** The narrower of two limits on each side. */
export const narrower = (one: Bounds, other: Bounds): Bounds => ({
  min: compare(one.min, other.min) >= 0 ? one.min : other.min,
  max: !isPositive(one.max) || (isPositive(other.max) && compare(other.max, one.max) < 0) ? other.max : one.max,
})

export interface NarrowingPlace {
  readonly currency: string
  readonly decimals: number
  readonly paymentGeo: string
}

/**
 * The method with narrower limits in the currency of the account. Undefined if no amount is left. Limits of the server
 * that can't be read stay as they are, because nothing is paid by such a method.
 */
export function narrowedMethod(method: Method, bounds: Bounds, place: NarrowingPlace): Method | undefined {
  const { amountRules, limits } = method
  const now = limitsFor({ amountRules, methodLimits: limits, ...place })
  if (now.isNone) return method
  const next = narrower(now, bounds)
  if (isMinAboveMax(next)) return undefined
  const others = Object.entries(amountRules).filter(([code]) => code.trim().toUpperCase() !== place.currency)
  return { ...method, amountRules: { ...Object.fromEntries(others), [place.currency]: next } }
}

/**
 * Narrower limits of a `deposit-limits` response. Without a readable bound the response does not count, and the limits
 * of the list apply, which are narrowed already.
 */
export function narrowedAnswer(limits: WireLimits, bounds: Bounds): WireLimits {
  const [min, max] = [readBound(limits.min) ?? '0', readBound(limits.max) ?? '0']
  if (limits.min !== undefined && readBound(limits.min) === null) return limits
  if (limits.max !== undefined && readBound(limits.max) === null) return limits
  if (isNegative(max) || !(isPositive(min) || isPositive(max))) return limits
  return narrower({ min: isPositive(min) ? min : '0', max }, bounds)
}
