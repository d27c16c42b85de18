import validate from 'virtual:validate/calls/externalDepositContinue/ANSWER'
import type {
  ExternalDepositContinueAnswer,
  ExternalDepositContinueRequest,
} from '../../../schemas/calls/externalDepositContinue.ts'
import { isRecord } from '../../../schemas/isRecord.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import { defineCall } from '../defineCall.ts'
import { isBlank } from '../isBlank.ts'
import { readSource } from '../readSource.ts'
import { throwIfRefused } from '../throwIfRefused.ts'

/** Continues an on-ramp deposit; returns the provider's page, undefined if the answer has none. */
export const externalDepositContinue = defineCall<
  ExternalDepositContinueRequest,
  ExternalDepositContinueAnswer,
  PaymentSource | undefined
>({
  verb: 'POST',
  name: 'external-deposit-continue',
  answer: validate,
  isWhole: true,
  // An empty body, as of status 204, or `[]` from PHP: no page.
  open: (raw) => (isBlank(raw) && !isRecord(raw) ? null : raw),
  read: (answer) => {
    if (!isRecord(answer)) return undefined
    const source = readSource(answer) ?? (isRecord(answer.apiResponse) ? readSource(answer.apiResponse) : undefined)
    if (source === undefined) throwIfRefused('external-deposit-continue', answer)
    return source
  },
})
