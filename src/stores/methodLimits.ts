import type { Method } from '../model/method.ts'
import { type Limits, limitsFor, NO_LIMITS } from '../money/limits.ts'
import type { LimitsStore } from './LimitsStore.ts'
import type { SessionStore } from './SessionStore.ts'

/**
 * The limits of a method for the player's currency and country (AMT-03). Without what deposit-limits said, as in the
 * list, they are the method's own.
 */
export function methodLimits(
  method: Method | undefined,
  session: SessionStore,
  asked?: LimitsStore | undefined,
): Limits {
  if (method === undefined) return NO_LIMITS
  const { user, paymentGeo } = session
  return limitsFor({
    depositLimits: asked?.of(method.name, user.currency),
    amountRules: method.amountRules,
    methodLimits: method.limits,
    currency: user.currency,
    decimals: session.decimalsOf(user.currency),
    paymentGeo,
  })
}
