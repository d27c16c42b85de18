import validate from 'virtual:validate/calls/depositCreateP2p/ANSWER'
import type { DepositCreateP2pAnswer, DepositCreateP2pRequest } from '../../../schemas/calls/depositCreateP2p.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import { defineCall } from '../defineCall.ts'
import { identifierOf } from '../identifierOf.ts'
import { isNonEmpty } from '../isNonEmpty.ts'
import { readFields } from '../readFields.ts'
import { withFields } from '../readInvoice.ts'
import { readP2pDeposit } from '../readP2pDeposit.ts'
import { reportMissingFields } from '../reportMissingFields.ts'
import { throwIfNotCreated } from '../throwIfRefused.ts'
import { withoutEmptyMembers } from '../withoutEmptyMembers.ts'

/** Creates a peer-to-peer deposit (CALL-19). The answer has payment details and no provider page. */
export const depositCreateP2p = defineCall<DepositCreateP2pRequest, DepositCreateP2pAnswer, DepositAnswer>({
  verb: 'POST',
  name: 'deposit-create-p2p',
  answer: validate,
  isWhole: true,
  read: ({ apiResponse, ...outer }, _deviations, onMismatch) => {
    throwIfNotCreated('deposit-create-p2p', { ...outer, apiResponse })
    const answer = {
      ...apiResponse,
      ...outer,
      ...withoutEmptyMembers(apiResponse ?? {}),
      ...withoutEmptyMembers(outer),
    }
    const { invoice, mismatches } = readP2pDeposit(answer)
    const isFieldsRequired = answer.isFieldsRequired === true
    const fields = readFields(answer.fields ?? [])
    reportMissingFields({ isFieldsRequired, fields }, onMismatch)
    return {
      depositId: identifierOf(answer.depositId),
      fields,
      isFieldsRequired,
      source: undefined,
      hasUnifiedFlow: isNonEmpty(answer.unifiedFlow),
      offers: undefined,
      address: undefined,
      hasRequisites: true,
      invoice: isFieldsRequired ? invoice : withFields(fields, invoice),
      pageId: undefined,
      isOlder: answer.exists === true,
      mismatches: isFieldsRequired ? [] : mismatches,
    }
  },
})
