import validate from 'virtual:validate/calls/depositCheck/ANSWER'
import type { DepositCheckAnswer, DepositCheckRequest } from '../../../schemas/calls/depositCheck.ts'
import { defineCall } from '../defineCall.ts'

/** Whether the player has an open deposit with the method. */
export const depositCheck = defineCall<
  DepositCheckRequest,
  DepositCheckAnswer,
  { readonly exists: boolean; readonly depositId: string | undefined }
>({
  verb: 'POST',
  name: 'deposit-check',
  isRetried: true,
  answer: validate,
  isWhole: true,
  read: ({ exists, depositId }) => ({
    exists,
    depositId: exists && depositId !== null && depositId !== undefined ? String(depositId) : undefined,
  }),
})
