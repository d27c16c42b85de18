import validate from 'virtual:validate/calls/withdrawalStatus/ANSWER'
import type { WithdrawalStatusAnswer, WithdrawalStatusRequest } from '../../../schemas/calls/withdrawalStatus.ts'
import type { WithdrawalFacts } from '../../model/withdrawal.ts'
import { defineCall } from '../defineCall.ts'
import { readCode } from '../readCode.ts'
import { readWithdrawal } from '../readWithdrawal.ts'
import { throwIfStatusRefused } from '../throwIfRefused.ts'

export interface WithdrawalStatus {
  readonly status: string | number | null
  readonly facts: WithdrawalFacts
}

export const withdrawalStatus = defineCall<WithdrawalStatusRequest, WithdrawalStatusAnswer, WithdrawalStatus>({
  verb: 'GET',
  name: 'withdrawal-status',
  isRetried: true,
  answer: validate,
  isWhole: true,
  read: (answer) => {
    throwIfStatusRefused('withdrawal-status', answer)
    const { status, ...members } = answer
    // Servers write an unset text as "".
    return { status: status === '' ? null : readCode(status), facts: readWithdrawal(members) }
  },
})
