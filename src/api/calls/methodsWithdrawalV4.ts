import validate from 'virtual:validate/calls/methodsWithdrawal/ANSWER'
import type { MethodsWithdrawalAnswer, MethodsWithdrawalRequest } from '../../../schemas/calls/methodsWithdrawal.ts'
import { defineCall } from '../defineCall.ts'
import { type MethodList, openMethodList } from '../readMethodList.ts'
import { readWithdrawals } from '../readWithdrawals.ts'

/** Withdrawal methods by currency only (CALL-25), for the crypto-balance and the sweepstake cashier. */
export const methodsWithdrawalV4 = defineCall<MethodsWithdrawalRequest, MethodsWithdrawalAnswer, MethodList>({
  verb: 'GET',
  name: 'methods-withdrawal-v4',
  isRetried: true,
  open: openMethodList,
  answer: validate,
  read: (raw, invalid) => readWithdrawals('methods-withdrawal-v4', raw, invalid),
})
