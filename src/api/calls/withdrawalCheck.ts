import validate from 'virtual:validate/calls/withdrawalCheck/ANSWER'
import type { WithdrawalCheckAnswer, WithdrawalCheckRequest } from '../../../schemas/calls/withdrawalCheck.ts'
import { defineCall } from '../defineCall.ts'
import { identifierOf } from '../identifierOf.ts'
import { throwIfRefused } from '../throwIfRefused.ts'

/**
 * Whether a withdrawal by the method awaits confirmation. The result names the withdrawal's id `depositId`, as for an
 * open deposit.
 */
export const withdrawalCheck = defineCall<
  WithdrawalCheckRequest,
  WithdrawalCheckAnswer,
  { readonly exists: boolean; readonly depositId: string | undefined }
>({
  verb: 'POST',
  name: 'withdrawal-check',
  isRetried: true,
  answer: validate,
  isWhole: true,
  read: (answer) => {
    const { exists, withdrawalId } = answer
    // A refusal looks like "none open". It must reject: reconciliation would take it as proof that the create did not
    // happen (I8).
    if (!exists) throwIfRefused('withdrawal-check', answer)
    return { exists, depositId: exists ? identifierOf(withdrawalId) : undefined }
  },
})
