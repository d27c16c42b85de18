import { paymentLimits } from '../catalog/paymentLimits.ts'
import type { Method } from '../model/method.ts'
import type { Limits } from '../money/limits.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

type LimitsNeed = Pick<ScopesNeed, 'session' | 'limits' | 'place' | 'limitsOf'>

/** The limits that apply to the amount on this page: those of a deposit, unless the page has its own. */
export const limitsHere = (method: Method | undefined, need: LimitsNeed): Limits =>
  need.limitsOf === undefined ? paymentLimits(method, need) : need.limitsOf(method)
