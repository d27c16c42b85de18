import validate from 'virtual:validate/calls/depositLimits/ANSWER'
import type { DepositLimitsAnswer, DepositLimitsRequest } from '../../../schemas/calls/depositLimits.ts'
import type { WireAmount } from '../../model/method.ts'
import { defineCall } from '../defineCall.ts'

export interface MethodLimits {
  readonly min?: WireAmount
  readonly max?: WireAmount
}

/** The current limits, by method name. */
export const depositLimits = defineCall<DepositLimitsRequest, DepositLimitsAnswer, ReadonlyMap<string, MethodLimits>>({
  verb: 'POST',
  name: 'deposit-limits',
  isRetried: true,
  answer: validate,
  read: (raw) =>
    new Map(Object.entries(raw).flatMap(([method, limits]) => (limits ? [[method, limits as MethodLimits]] : []))),
})
