import validate from 'virtual:validate/calls/sweepstakeRecoupSum/ANSWER'
import type { SweepstakeRecoupAnswer, SweepstakeRecoupRequest } from '../../../schemas/calls/sweepstakeRecoupSum.ts'
import type { WireAmount } from '../../model/method.ts'
import { defineCall } from '../defineCall.ts'
import { wordOf } from '../readField.ts'

export interface RecoupSum {
  readonly amount: WireAmount
  /** Whether the status allows redeeming once the player has played the sum; true also when the status is missing. */
  readonly isAllowed: boolean
}

/** The amount that the player must still play before coins can be redeemed (CALL-14). */
export const sweepstakeRecoupSum = defineCall<SweepstakeRecoupRequest, SweepstakeRecoupAnswer, RecoupSum>({
  verb: 'POST',
  name: 'sweepstake-recoup-sum',
  isRetried: true,
  answer: validate,
  read: ({ data }) => ({ amount: data.amount, isAllowed: isAllowed(data.status) }),
})

/** Statuses that allow redeeming (our choice: the specification names none). Any other status blocks redeeming. */
const GOOD = new Set(['ok', 'success', 'true', '1', 'active', 'allowed', 'available', 'ready', 'done', 'completed'])

const isAllowed = (status: unknown): boolean =>
  status === undefined || status === null || status === '' || GOOD.has(wordOf(status).trim().toLowerCase())
