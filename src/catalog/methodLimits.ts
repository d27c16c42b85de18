import type { Method } from '../model/method.ts'
import type { Place } from '../model/place.ts'
import { type Limits, limitsFor, NO_LIMITS } from '../money/limits.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { LimitsStore } from './LimitsStore.ts'

/**
 * The limits of a method in a currency and country (AMT-03), by default the player's currency and country. If there are
 * no deposit-limits responses (the method list loads none), the method's own limits apply.
 */
export function methodLimits(
  method: Method | undefined,
  session: Pick<SessionStore, 'home' | 'decimalsOf'>,
  limits?: LimitsStore | undefined,
  { country, currency }: Place = session.home,
): Limits {
  if (method === undefined) return NO_LIMITS
  return limitsFor({
    depositLimits: limits?.of(method.name, currency),
    amountRules: method.amountRules,
    methodLimits: method.limits,
    currency,
    decimals: session.decimalsOf(currency),
    paymentGeo: country,
  })
}
