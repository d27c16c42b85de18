import validate from 'virtual:validate/calls/depositLimits/ANSWER'
import type { DepositLimitsAnswer, DepositLimitsRequest } from '../../../schemas/calls/depositLimits.ts'
import type { WireAmount } from '../../model/method.ts'
import { defineCall } from '../defineCall.ts'
import { emptyAsRecord } from '../emptyAsRecord.ts'

export interface MethodLimits {
  readonly min?: WireAmount
  readonly max?: WireAmount
}

/**
 * The current limits, by method name. A method whose limits are null, `[]` or `{}` has no entry, like a method that the
 * server does not name: it has no limits in this currency (ONRAMP-07).
 */
export const depositLimits = defineCall<DepositLimitsRequest, DepositLimitsAnswer, ReadonlyMap<string, MethodLimits>>({
  verb: 'POST',
  name: 'deposit-limits',
  isRetried: true,
  open: emptyAsRecord,
  answer: validate,
  read: (raw) => new Map(Object.entries(raw).filter(hasContent)),
})

function hasContent(entry: [string, unknown]): entry is [string, MethodLimits] {
  const [, limits] = entry
  return typeof limits === 'object' ? Object.keys(limits ?? {}).length > 0 : Boolean(limits)
}
