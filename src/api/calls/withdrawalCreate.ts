import validate from 'virtual:validate/calls/withdrawalCreate/ANSWER'
import type { WithdrawalCreateAnswer, WithdrawalCreateRequest } from '../../../schemas/calls/withdrawalCreate.ts'
import type { WithdrawalFacts } from '../../model/withdrawal.ts'
import { defineCall } from '../defineCall.ts'
import { identifierOf } from '../identifierOf.ts'
import { readWithdrawal } from '../readWithdrawal.ts'
import { throwIfNotCreated } from '../throwIfRefused.ts'

export interface MadeWithdrawal {
  /** Undefined when the answer has no id: then only the status call can find the withdrawal. */
  readonly withdrawalId: string | undefined
  readonly facts: WithdrawalFacts
}

/** Creates a withdrawal, which then awaits confirmation. */
export const withdrawalCreate = defineCall<WithdrawalCreateRequest, WithdrawalCreateAnswer, MadeWithdrawal>({
  verb: 'POST',
  name: 'withdrawal-create',
  answer: validate,
  isWhole: true,
  read: (answer) => {
    throwIfNotCreated('withdrawal-create', answer)
    const { withdrawalId, ...members } = answer
    return { withdrawalId: identifierOf(withdrawalId), facts: readWithdrawal(members) }
  },
})
