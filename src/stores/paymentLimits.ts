import type { Method } from '../model/method.ts'
import type { Place } from '../model/place.ts'
import { type Limits, NO_LIMITS, onrampLimits } from '../money/limits.ts'
import { cardViewTypeOf } from '../reference/cardViewTypes.ts'
import type { LimitsStore } from './LimitsStore.ts'
import { methodLimits } from './methodLimits.ts'
import type { SessionStore } from './SessionStore.ts'

export interface PaymentLimitsNeed {
  readonly session: SessionStore
  /** What deposit-limits said. */
  readonly limits?: LimitsStore | undefined
  /** Without one, the player's home. */
  readonly place?: Place | undefined
}

/** The limits that a payment is held to. Of an on-ramp they are those of today alone: the list knows no other currency. */
export function paymentLimits(
  method: Method | undefined,
  { session, limits, place = session.home }: PaymentLimitsNeed,
): Limits {
  if (method === undefined || cardViewTypeOf(method.cardViewType) !== 'onramp')
    return methodLimits(method, session, limits, place)
  const { currency } = place
  if (limits?.isNone(method.name, currency)) return { ...NO_LIMITS, isNone: true }
  return onrampLimits(limits?.of(method.name, currency), currency, session.decimalsOf(currency))
}
