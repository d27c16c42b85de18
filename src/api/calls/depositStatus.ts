import validate from 'virtual:validate/calls/depositStatus/STATUS'
import type { DepositStatusAnswer, DepositStatusRequest } from '../../../schemas/calls/depositStatus.ts'
import type { ChainTransaction } from '../../model/chainTransaction.ts'
import { defineCall } from '../defineCall.ts'
import { readChainTransaction } from '../readChainTransaction.ts'
import { readCode } from '../readCode.ts'
import { throwIfStatusRefused } from '../throwIfRefused.ts'

export interface DepositStatus {
  readonly status: string | number | null
  /** The transaction of a crypto deposit, once the coins were seen on the chain. */
  readonly chain: ChainTransaction | undefined
}

export const depositStatus = defineCall<DepositStatusRequest, DepositStatusAnswer, DepositStatus>({
  verb: 'GET',
  name: 'deposit-status',
  isRetried: true,
  answer: validate,
  isWhole: true,
  read: (answer, _deviations, onMismatch) => {
    throwIfStatusRefused('deposit-status', answer)
    return { status: readCode(answer.status), chain: readChainTransaction(answer, onMismatch) }
  },
})
