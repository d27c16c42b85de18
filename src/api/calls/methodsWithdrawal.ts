import validate from 'virtual:validate/calls/methodsWithdrawal/ANSWER'
import type { MethodsWithdrawalAnswer, MethodsWithdrawalRequest } from '../../../schemas/calls/methodsWithdrawal.ts'
import { defineCall } from '../defineCall.ts'
import { type MethodList, openMethodList } from '../readMethodList.ts'
import { readWithdrawals } from '../readWithdrawals.ts'

/** Withdrawal methods by country and currency (CALL-26). */
export const methodsWithdrawal = defineCall<MethodsWithdrawalRequest, MethodsWithdrawalAnswer, MethodList>({
  verb: 'GET',
  name: 'methods-withdrawal',
  isRetried: true,
  open: openMethodList,
  answer: validate,
  read: (raw, invalid) => readWithdrawals('methods-withdrawal', raw, invalid),
})
