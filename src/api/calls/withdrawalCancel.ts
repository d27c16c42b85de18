import validate from 'virtual:validate/calls/nothing/ANSWER'
import type { WithdrawalCancelRequest } from '../../../schemas/calls/withdrawalCancel.ts'
import { defineCall } from '../defineCall.ts'
import { throwIfRefused } from '../throwIfRefused.ts'

/** Cancels a withdrawal that awaits confirmation. */
export const withdrawalCancel = defineCall<WithdrawalCancelRequest, unknown, void>({
  verb: 'POST',
  name: 'withdrawal-cancel',
  answer: validate,
  read: (answer) => throwIfRefused('withdrawal-cancel', answer),
})
