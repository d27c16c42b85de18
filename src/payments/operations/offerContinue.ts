import type { ExternalDepositContinueRequest } from '../../../schemas/calls/externalDepositContinue.ts'
import type { Api } from '../../api/index.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import type { Operation } from '../Operation.ts'

/**
 * Continues a deposit with a provider's offer (CALL-08). The offer is noted first, so that no other offer can be used.
 * If the outcome is unknown, the completion page polls the status (ONRAMP-05).
 */
export const offerContinue = (
  api: Pick<Api, 'externalDepositContinue'>,
  request: ExternalDepositContinueRequest,
): Operation<ExternalDepositContinueRequest, PaymentSource | undefined> => ({
  subject: { kind: 'payment', id: request.depositId, note: { offer: request.method } },
  prepare: () => request,
  send: api.externalDepositContinue,
  read: () => ({}),
  onUnknown: { do: 'report' },
})
