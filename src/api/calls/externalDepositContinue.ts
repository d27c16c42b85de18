import validate from 'virtual:validate/calls/externalDepositContinue/ANSWER'
import type {
  ExternalDepositContinueAnswer,
  ExternalDepositContinueRequest,
} from '../../../schemas/calls/externalDepositContinue.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import { defineCall } from '../defineCall.ts'
import { isRecord } from '../readRequisites.ts'
import { readSource } from '../readSource.ts'

/** Goes on with an on-ramp deposit; gives the page of the provider, where there is one. */
export const externalDepositContinue = defineCall<
  ExternalDepositContinueRequest,
  ExternalDepositContinueAnswer,
  PaymentSource | undefined
>({
  verb: 'POST',
  name: 'external-deposit-continue',
  answer: validate,
  isWhole: true,
  read: (said) => {
    if (!isRecord(said)) return undefined
    return readSource(said) ?? (isRecord(said.apiResponse) ? readSource(said.apiResponse) : undefined)
  },
})
