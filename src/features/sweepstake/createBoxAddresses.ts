import type { DepositCreateSweepstakeRequest } from '../../../schemas/calls/depositCreateSweepstake.ts'
import type { Track } from '../../analytics/track.ts'
import type { Api } from '../../api/index.ts'
import { addressKey, type CryptoStore } from '../../catalog/CryptoStore.ts'
import {
  type AddressRequester,
  type AddressRequestsNeed,
  createAddressRequests,
} from '../../catalog/createAddressRequests.ts'
import type { ShownBox } from '../../model/sweepstakeBox.ts'
import type { PaymentEngine } from '../../payments/createPaymentEngine.ts'
import { sweepstakeBox } from '../../payments/operations/sweepstakeBox.ts'
import type { CoinNetwork } from '../../reference/coins.ts'
import { NO_BOX_MESSAGE } from '../../reference/NO_BOX_MESSAGE.ts'
import type { BoxesStore } from './BoxesStore.ts'

export interface BoxAddressesNeed extends Pick<AddressRequestsNeed, 'chainCheck' | 'clock' | 'report'> {
  readonly api: Pick<Api, 'depositCreateSweepstake'>
  readonly boxes: Pick<BoxesStore, 'chosen'>
  readonly crypto: CryptoStore
  readonly engine: Pick<PaymentEngine, 'run' | 'signal'>
  readonly request: { readonly returnUrl: string; readonly country: () => string }
  readonly track: Track
  readonly onFailure: (failure: unknown) => void
  /** Called if no box is chosen: shows the problem and goes to the list of boxes (SWEEP-12). */
  readonly onNoBox: (problem: string) => void
  /** Called if the server definitely refused to sell the box: the box may have changed. */
  readonly onRefused: (failure: unknown) => void
}

/**
 * Requests the coin addresses to which a player pays for a box, one per network and box. Each request creates a deposit
 * of the box's price.
 */
export function createBoxAddresses(need: BoxAddressesNeed): AddressRequester {
  const { api, boxes, crypto, engine } = need
  const requests = createAddressRequests({
    ...need,
    onResult: (result, paymentMethod) => need.track('deposit_create', { result, paymentMethod }),
  })

  return {
    async request(network) {
      const box = boxes.chosen
      if (engine.signal.aborted) return
      requests.want(network, box)
      const state = crypto.addressOf(network.id)?.kind
      if (network.asksFirst || state === 'asking' || state === 'there') return
      if (box === undefined) return need.onNoBox(NO_BOX_MESSAGE)
      const request = boxRequest(need.request, network, box)
      await requests.request(network, {
        box,
        currency: box.currency,
        onFailed: (failure, isRefused) => (isRefused ? need.onRefused(failure) : need.onFailure(failure)),
        operation: (read) => sweepstakeBox(api, { place: addressKey(network.id, box), request, read }),
      })
    },
    leave: requests.leave,
  }
}

/**
 * The request for the address to which a box is paid (CALL-06). The amount is the price exactly as the server sent it.
 */
function boxRequest(
  { country, returnUrl }: BoxAddressesNeed['request'],
  { method, fields }: CoinNetwork,
  box: ShownBox,
): DepositCreateSweepstakeRequest {
  return {
    amount: box.price,
    boxId: box.id,
    currency: box.currency,
    depositId: null,
    fields,
    isActivatedBonus: false,
    paymentType: method.name,
    returnUrl,
    selectedCountry: country(),
    wallet: null,
    bonusId: null,
  }
}
