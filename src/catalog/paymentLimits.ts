import type { Method } from '../model/method.ts'
import type { Place } from '../model/place.ts'
import { type Limits, NO_LIMITS, onrampLimits } from '../money/limits.ts'
import { traitsOf } from '../reference/methodTraits.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { LimitsStore } from './LimitsStore.ts'
import { methodLimits } from './methodLimits.ts'

export interface PaymentLimitsNeed {
  readonly session: SessionStore
  /** The deposit-limits responses. */
  readonly limits?: LimitsStore | undefined
  /** The payment's country and currency; default: the player's own. */
  readonly place?: Place | undefined
}

/**
 * The limits of a payment. An on-ramp uses only the deposit-limits responses, because the list has no limits in other
 * currencies.
 */
export function paymentLimits(
  method: Method | undefined,
  { session, limits, place = session.home }: PaymentLimitsNeed,
): Limits {
  if (method === undefined || !traitsOf(method).choosesCurrency) return methodLimits(method, session, limits, place)
  const { currency } = place
  if (limits?.isNone(method.name, currency)) return { ...NO_LIMITS, isNone: true }
  return onrampLimits(limits?.of(method.name, currency), currency, session.decimalsOf(currency))
}
