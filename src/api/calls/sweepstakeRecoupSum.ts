import validate from 'virtual:validate/calls/sweepstakeRecoupSum/ANSWER'
import type { SweepstakeRecoupAnswer, SweepstakeRecoupRequest } from '../../../schemas/calls/sweepstakeRecoupSum.ts'
import type { WireAmount } from '../../model/method.ts'
import { defineCall } from '../defineCall.ts'

/** How much has still to be played before anything is redeemed (CALL-14). */
export const sweepstakeRecoupSum = defineCall<SweepstakeRecoupRequest, SweepstakeRecoupAnswer, WireAmount>({
  verb: 'POST',
  name: 'sweepstake-recoup-sum',
  isRetried: true,
  answer: validate,
  read: ({ data }) => data.amount,
})
