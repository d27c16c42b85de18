import type { DepositCreateSweepstakeRequest } from '../../../schemas/calls/depositCreateSweepstake.ts'
import type { Api } from '../../api/index.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Accepted, Operation } from '../Operation.ts'

export interface BoxToBuy {
  /** Identifies the network and the box. */
  readonly place: string
  readonly request: DepositCreateSweepstakeRequest
  readonly read: (answer: DepositAnswer) => Accepted
}

/** Requests the address to which a sweepstake box is paid (CALL-06). The amount is the price as the server sent it. */
export function sweepstakeBox(
  api: Pick<Api, 'depositCreateSweepstake'>,
  { place, request, read }: BoxToBuy,
): Operation<DepositCreateSweepstakeRequest, DepositAnswer> {
  const { paymentType: method, amount, currency, selectedCountry: country } = request
  return {
    subject: { kind: 'address', method, amount, currency, country, meant: [place] },
    prepare: () => request,
    send: api.depositCreateSweepstake,
    read,
    onUnknown: { do: 'resend', afterMs: [] },
  }
}
