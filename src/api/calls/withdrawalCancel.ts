import validate from 'virtual:validate/calls/nothing/ANSWER'
import type { WithdrawalCancelRequest } from '../../../schemas/calls/withdrawalCancel.ts'
import { defineCall } from '../defineCall.ts'

/** Gives a withdrawal up that waits to be confirmed. */
export const withdrawalCancel = defineCall<WithdrawalCancelRequest, unknown, void>({
  verb: 'POST',
  name: 'withdrawal-cancel',
  answer: validate,
  read: () => undefined,
})
