import validate from 'virtual:validate/calls/depositCreate/ANSWER'
import type { DepositCreateAnswer, DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import { defineCall } from '../defineCall.ts'
import { readCreated } from '../readCreated.ts'
import { reportMissingFields } from '../reportMissingFields.ts'
import { throwIfNotCreated } from '../throwIfRefused.ts'

export const depositCreate = defineCall<DepositCreateRequest, DepositCreateAnswer, DepositAnswer>({
  verb: 'POST',
  name: 'deposit-create',
  answer: validate,
  isWhole: true,
  read: (answer, _deviations, onMismatch) => {
    throwIfNotCreated('deposit-create', answer)
    const created = readCreated(answer)
    reportMissingFields(created, onMismatch)
    return created
  },
})
