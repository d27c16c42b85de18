import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { Track } from '../../analytics/track.ts'
import type { Api } from '../../api/index.ts'
import type { AddressState, CryptoStore } from '../../catalog/CryptoStore.ts'
import {
  type AddressRequester,
  type AddressRequestsNeed,
  createAddressRequests,
} from '../../catalog/createAddressRequests.ts'
import type { ObtainCaptcha } from '../../model/captcha.ts'
import type { CryptoAddress } from '../../model/cryptoAddress.ts'
import type { Method } from '../../model/method.ts'
import { NoDeposit } from '../../payments/classify.ts'
import type { PaymentEngine } from '../../payments/createPaymentEngine.ts'
import { address } from '../../payments/operations/address.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { type CoinNetwork, networkSent } from '../../reference/coins.ts'
import type { SessionStore } from '../../session/SessionStore.ts'
import { addressRequest, type RequestedAddress } from './addressRequest.ts'

export interface AddressesNeed extends Pick<AddressRequestsNeed, 'chainCheck' | 'report'> {
  readonly session: SessionStore
  readonly request: Pick<RequestedAddress, 'returnUrl' | 'abTestGroup'> & {
    /** Whether a deposit with the method takes the bonus on coins. Tracked by MobX. */
    readonly hasBonus: (method: Method) => boolean
    /** The method's minimum deposit in the account's currency, with the decimals of the currency; zero if unknown. */
    readonly leastOf: (method: Method) => string
  }
  readonly api: Pick<Api, 'depositCreate'>
  readonly clock: Clock
  readonly track: Track
  readonly crypto: CryptoStore
  readonly engine: Pick<PaymentEngine, 'run' | 'signal'>
  /** Resolves to the id of the method's payment session, or to undefined if there is no session. */
  readonly paymentSession: (method: Method) => Promise<string | undefined>
  readonly captcha: ObtainCaptcha
  readonly onFailure: (failure: unknown) => void
}

export interface Addresses extends AddressRequester {
  /** Shows an address from the response to a form of the method, on the network of the request. Never rejects. */
  take(
    method: Method,
    request: Pick<DepositCreateRequest, 'fields' | 'currency' | 'isActivatedBonus'>,
    address: CryptoAddress,
    depositId: string,
  ): Promise<void>
}

/** Requests the addresses of crypto deposits, and shows the addresses in responses to forms. */
export function createAddresses(need: AddressesNeed): Addresses {
  const { api, crypto, clock, engine, session, request } = need
  const requests = createAddressRequests({
    ...need,
    onResult: (result, paymentMethod) => need.track('deposit_create', { result, paymentMethod }),
  })

  /**
   * Whether an address is loaded or in flight. A loaded address does not count if the player has since changed the
   * bonus.
   */
  function isKept(state: AddressState | undefined, hasBonus: boolean): boolean {
    if (state?.kind !== 'there') return state?.kind === 'asking'
    return state.made.hasBonus === hasBonus
  }

  async function requestAddress(network: CoinNetwork): Promise<void> {
    // If a network needs a form first, the response to that form contains its address (`take`).
    if (engine.signal.aborted) return
    requests.want(network)
    const { method } = network
    const hasBonus = request.hasBonus(method)
    if (network.asksFirst || isKept(crypto.addressOf(network.id), hasBonus)) return
    const { returnUrl, abTestGroup } = request
    // Read before the first pause: meanwhile the player may choose another coin, which changes the currency.
    const requested: RequestedAddress = {
      amount: request.leastOf(method),
      currency: session.user.currency,
      country: session.paymentGeo,
      hasBonus,
      returnUrl,
      abTestGroup,
    }
    const { currency, country } = requested
    await requests.request(network, {
      currency,
      onFailed: need.onFailure,
      operation: (read) =>
        address(api, {
          method: method.name,
          currency,
          country,
          network: network.id,
          hasBonus,
          read,
          async prepare({ isCaptchaRequired: isRequired, signal }) {
            const [id, captcha] = await Promise.all([
              need.paymentSession(method),
              need.captcha({ method, isRequired, signal, onShown: () => {} }),
            ])
            return addressRequest(requested, network, id, captcha)
          },
        }),
    })
  }

  async function take(
    method: Method,
    {
      fields,
      currency,
      isActivatedBonus: hasBonus,
    }: Pick<DepositCreateRequest, 'fields' | 'currency' | 'isActivatedBonus'>,
    taken: CryptoAddress,
    depositId: string,
  ): Promise<void> {
    const network = networkSent(method, fields)
    // The method has several networks and the address's network is unknown, so the address is not shown.
    if (network === undefined) return void crypto.open(crypto.coinOf(method), undefined)
    crypto.put(network.id, { kind: 'asking' })
    crypto.show(network)
    try {
      const check = await need.chainCheck()
      if (engine.signal.aborted) return
      if (!requests.isGood(network, taken, check)) throw new NoDeposit()
      requests.put(network, { ...taken, hasBonus }, { id: depositId, startedAt: clock.now(), currency, amount: '' })
    } catch (failure) {
      if (engine.signal.aborted) return
      crypto.put(network.id, { kind: 'failed' })
      need.onFailure(failure)
    }
  }

  return { request: requestAddress, take, leave: requests.leave }
}
