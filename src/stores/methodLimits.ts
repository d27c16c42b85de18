import type { Method } from '../../schemas/method.ts'
import { type Limits, limitsFor, NO_LIMITS } from '../money/limits.ts'
import type { SessionStore } from './SessionStore.ts'

/** The limits of a method for the player's currency and country (AMT-03). */
export function methodLimits(method: Method | undefined, { user, paymentGeo }: SessionStore): Limits {
  if (method === undefined) return NO_LIMITS
  return limitsFor({
    amountRules: method.amountRules,
    methodLimits: method.limits,
    currency: user.currency,
    paymentGeo,
  })
}
