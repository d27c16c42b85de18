import validate from 'virtual:validate/calls/nothing/ANSWER'
import type { DepositCancelRequest } from '../../../schemas/calls/depositCancel.ts'
import { defineCall } from '../defineCall.ts'
import { throwIfRefused } from '../throwIfRefused.ts'

export const depositCancel = defineCall<DepositCancelRequest, unknown, void>({
  verb: 'POST',
  name: 'deposit-cancel',
  answer: validate,
  read: (answer) => throwIfRefused('deposit-cancel', answer),
})
