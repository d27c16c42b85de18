import validate from 'virtual:validate/calls/nothing/ANSWER'
import type { WithdrawalConfirmRequest } from '../../../schemas/calls/withdrawalConfirm.ts'
import { defineCall } from '../defineCall.ts'
import { throwIfRefused } from '../throwIfRefused.ts'

/** Confirms a withdrawal. Sent at most once, when the player presses the button. */
export const withdrawalConfirm = defineCall<WithdrawalConfirmRequest, unknown, void>({
  verb: 'POST',
  name: 'withdrawal-confirm',
  answer: validate,
  read: (answer) => throwIfRefused('withdrawal-confirm', answer),
})
