import validate from 'virtual:validate/calls/nothing/ANSWER'
import type { WithdrawalConfirmRequest } from '../../../schemas/calls/withdrawalConfirm.ts'
import { defineCall } from '../defineCall.ts'

/** Lets a withdrawal go: once, by the player who has read it. */
export const withdrawalConfirm = defineCall<WithdrawalConfirmRequest, unknown, void>({
  verb: 'POST',
  name: 'withdrawal-confirm',
  answer: validate,
  read: () => undefined,
})
