import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { Api } from '../../api/index.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import { isCaptchaWanted } from '../classify.ts'
import type { Accepted, Operation } from '../Operation.ts'

export interface NewAddress {
  readonly method: string
  readonly currency: string
  readonly country: string
  /** Identifies the network. */
  readonly network: string
  readonly hasBonus: boolean
  readonly prepare: Operation<DepositCreateRequest, DepositAnswer>['prepare']
  readonly read: (answer: DepositAnswer) => Accepted
}

/**
 * Requests the address of a network. The entry has no amount, because the player chooses it later; `prepare`
 * sends the minimum.
 */
export const address = (
  api: Pick<Api, 'depositCreate'>,
  { method, currency, country, network, hasBonus, prepare, read }: NewAddress,
): Operation<DepositCreateRequest, DepositAnswer> => ({
  subject: { kind: 'address', method, amount: '0', currency, country, meant: [network, hasBonus] },
  prepare,
  isCaptchaWanted,
  send: api.depositCreate,
  read,
  onUnknown: { do: 'resend', afterMs: [] },
})
