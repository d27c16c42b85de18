import validate from 'virtual:validate/calls/depositCheck/ANSWER'
import type { DepositCheckAnswer, DepositCheckRequest } from '../../../schemas/calls/depositCheck.ts'
import type { OpenDeposit } from '../../model/openDeposit.ts'
import { defineCall } from '../defineCall.ts'
import { readOpenDeposit } from '../readOpenDeposit.ts'
import { throwIfRefused } from '../throwIfRefused.ts'

/** Whether the player has an open deposit with the method. */
export const depositCheck = defineCall<DepositCheckRequest, DepositCheckAnswer, OpenDeposit>({
  verb: 'POST',
  name: 'deposit-check',
  isRetried: true,
  answer: validate,
  isWhole: true,
  // A deposit that still requires fields is a draft. Nobody can have paid it, so it does not count as open.
  read: (answer, _deviations, onMismatch) => {
    // A refusal looks like "none open". It must reject: reconciliation would take it as proof that the create did not
    // happen (I8).
    if (!answer.exists) throwIfRefused('deposit-check', answer)
    return readOpenDeposit(answer.isFieldsRequired === true ? { ...answer, exists: false } : answer, onMismatch)
  },
})
