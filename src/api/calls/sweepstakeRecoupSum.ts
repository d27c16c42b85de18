import validate from 'virtual:validate/calls/sweepstakeRecoupSum/ANSWER'
import type { SweepstakeRecoupAnswer, SweepstakeRecoupRequest } from '../../../schemas/calls/sweepstakeRecoupSum.ts'
import type { WireAmount } from '../../model/method.ts'
import { defineCall } from '../defineCall.ts'
import { wordOf } from '../readField.ts'

export interface RecoupSum {
  readonly amount: WireAmount
  /** The status says that coins may be redeemed once the sum is played, or says nothing. */
  readonly isAllowed: boolean
}

/** How much has still to be played before anything is redeemed (CALL-14). */
export const sweepstakeRecoupSum = defineCall<SweepstakeRecoupRequest, SweepstakeRecoupAnswer, RecoupSum>({
  verb: 'POST',
  name: 'sweepstake-recoup-sum',
  isRetried: true,
  answer: validate,
  read: ({ data }) => ({ amount: data.amount, isAllowed: isAllowed(data.status) }),
})

/** What a status may say while coins may be redeemed (ours: the specification names none). Any other word holds. */
const GOOD = new Set(['ok', 'success', 'true', '1', 'active', 'allowed', 'available', 'ready', 'done', 'completed'])

const isAllowed = (status: unknown): boolean =>
  status === undefined || status === null || status === '' || GOOD.has(wordOf(status).trim().toLowerCase())
