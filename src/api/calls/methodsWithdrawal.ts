import validate from 'virtual:validate/calls/methodsWithdrawal/ANSWER'
import type { MethodsWithdrawalAnswer, MethodsWithdrawalRequest } from '../../../schemas/calls/methodsWithdrawal.ts'
import { defineCall } from '../defineCall.ts'
import { openList, readWithdrawals } from '../readWithdrawals.ts'
import type { MethodList } from './methodsPaymentV5.ts'

/** What is paid out by, by country and currency (CALL-26). */
export const methodsWithdrawal = defineCall<MethodsWithdrawalRequest, MethodsWithdrawalAnswer, MethodList>({
  verb: 'GET',
  name: 'methods-withdrawal',
  isRetried: true,
  open: openList,
  answer: validate,
  read: readWithdrawals,
})
