import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { DepositCreateP2pRequest } from '../../../schemas/calls/depositCreateP2p.ts'
import type { Api } from '../../api/index.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import type { Operation } from '../Operation.ts'
import { type NewDeposit, newDeposit } from './newDeposit.ts'

/** The name of the field in which the player chooses the bank to pay from. */
const BANK = 'bank'

/** Creates a deposit of a peer-to-peer method, which has a call of its own (spec 7). */
export const depositCreateP2p = (
  api: Pick<Api, 'depositCreateP2p'>,
  method: Pick<Method, 'checksScore'>,
  deposit: NewDeposit,
): Operation<DepositCreateRequest, DepositAnswer> => ({
  ...newDeposit(deposit),
  send: (request, options) => api.depositCreateP2p(p2pRequest(method, request), options),
})

/** Converts the request to the peer-to-peer call (CALL-19, CALL-20); drops the members that this call does not have. */
function p2pRequest(
  { checksScore }: Pick<Method, 'checksScore'>,
  request: DepositCreateRequest,
): DepositCreateP2pRequest {
  const { paymentType, returnUrl: _, wallet: __, abTestGroup: ___, onrampCurrency: ____, ...same } = request
  const fields = request.fields as Readonly<Record<string, string>>
  return { ...same, bank: fields[BANK] ?? '', checkScore: checksScore, paymentMethod: paymentType }
}
