import validate from 'virtual:validate/calls/depositStatus/ANSWER'
import type { DepositStatusAnswer, DepositStatusRequest } from '../../../schemas/calls/depositStatus.ts'
import { defineCall } from '../defineCall.ts'

export const depositStatus = defineCall<DepositStatusRequest, DepositStatusAnswer, string | number | null>({
  verb: 'GET',
  name: 'deposit-status',
  isRetried: true,
  answer: validate,
  isWhole: true,
  read: ({ status }) => status,
})
