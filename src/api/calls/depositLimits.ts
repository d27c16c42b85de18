import validate from 'virtual:validate/calls/depositLimits/ANSWER'
import type { DepositLimitsAnswer, DepositLimitsRequest } from '../../../schemas/calls/depositLimits.ts'
import type { WireAmount } from '../../model/method.ts'
import { defineCall } from '../defineCall.ts'
import { emptyAsRecord } from '../emptyAsRecord.ts'
import { isBlank } from '../isBlank.ts'
import { throwIfRefused } from '../throwIfRefused.ts'

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
  read: (answer) => {
    if (!Object.entries(answer).some(isOfMethod)) throwIfRefused('deposit-limits', answer)
    return new Map(Object.entries(answer).filter(hasContent))
  },
})

/** The member `error` is that of a refusal. */
const isOfMethod = ([name, limits]: [string, unknown]): boolean =>
  typeof limits === 'object' && !isBlank(limits) && !['error', 'errors'].includes(name)

function hasContent(entry: [string, unknown]): entry is [string, MethodLimits] {
  const [, limits] = entry
  return typeof limits === 'object' ? Object.keys(limits ?? {}).length > 0 : Boolean(limits)
}
