import validate from 'virtual:validate/calls/depositCreate/ANSWER'
import type { DepositCreateAnswer } from '../../../schemas/calls/depositCreate.ts'
import type { DepositCreateSweepstakeRequest } from '../../../schemas/calls/depositCreateSweepstake.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import { defineCall } from '../defineCall.ts'
import { readCreated } from '../readCreated.ts'
import { throwIfNotCreated } from '../throwIfRefused.ts'

/** Creates the deposit that buys a box; the answer has the crypto address to pay to (CALL-06). */
export const depositCreateSweepstake = defineCall<DepositCreateSweepstakeRequest, DepositCreateAnswer, DepositAnswer>({
  verb: 'POST',
  name: 'deposit-create-sweepstake',
  answer: validate,
  isWhole: true,
  read: (answer) => {
    throwIfNotCreated('deposit-create-sweepstake', answer)
    return readCreated(answer)
  },
})
