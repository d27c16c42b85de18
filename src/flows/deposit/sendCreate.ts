import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { DepositCreateP2pRequest } from '../../../schemas/calls/depositCreateP2p.ts'
import type { Api } from '../../api/index.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import { cardViewTypeOf } from '../../reference/cardViewTypes.ts'
import type { SendOptions } from '../../transport/Transport.ts'

/** Sends the create with the call of its method: peer-to-peer methods have their own (spec 7). */
export function sendCreate(
  api: Pick<Api, 'depositCreate' | 'depositCreateP2p'>,
  method: Method,
  request: DepositCreateRequest,
  options: SendOptions,
): Promise<DepositAnswer> {
  return cardViewTypeOf(method.cardViewType) === 'p2p'
    ? api.depositCreateP2p(p2pRequest(method, request), options)
    : api.depositCreate(request, options)
}

/** The name of the field in which the player chooses the bank to pay from. */
const BANK = 'bank'

/** Converts the request to the peer-to-peer call (CALL-19, CALL-20); drops members that call does not have. */
function p2pRequest({ checksScore }: Method, request: DepositCreateRequest): DepositCreateP2pRequest {
  const { paymentType, returnUrl: _, wallet: __, abTestGroup: ___, onrampCurrency: ____, ...same } = request
  const fields = request.fields as Readonly<Record<string, string>>
  return { ...same, bank: fields[BANK] ?? '', checkScore: checksScore, paymentMethod: paymentType }
}
