import validate from 'virtual:validate/calls/nothing/ANSWER'
import type { DepositCompleteRequest } from '../../../schemas/calls/depositComplete.ts'
import { defineCall } from '../defineCall.ts'
import { throwIfRefused } from '../throwIfRefused.ts'

export const depositComplete = defineCall<DepositCompleteRequest, unknown, void>({
  verb: 'POST',
  name: 'deposit-complete',
  answer: validate,
  read: (answer) => throwIfRefused('deposit-complete', answer),
})
