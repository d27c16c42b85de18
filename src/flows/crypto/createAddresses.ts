import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { Track } from '../../analytics/track.ts'
import type { Api } from '../../api/index.ts'
import type { CaptchaFields } from '../../model/captcha.ts'
import type { CryptoAddress } from '../../model/cryptoAddress.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import { isCaptchaWanted, isOutcomeUnknown, NoDeposit } from '../../payments/classify.ts'
import type { Deposit } from '../../payments/DepositStore.ts'
import type { Ledger } from '../../payments/ledger.ts'
import type { Clock } from '../../platform/clock.ts'
import { type CoinNetwork, networkSent } from '../../reference/coins.ts'
import { NO_BOX } from '../../reference/NO_BOX.ts'
import type { BoxesStore, ShownBox } from '../../stores/BoxesStore.ts'
import { type AddressState, addressKey, type CryptoStore, type MadeAddress } from '../../stores/CryptoStore.ts'
import type { SendOptions } from '../../transport/Transport.ts'
import { addressProblem, type ChainCheck } from '../invoice/addressProblem.ts'
import { type AddressRequestNeed, addressRequest, boxRequest } from './addressRequest.ts'

export interface AddressesNeed extends AddressRequestNeed {
  readonly api: Pick<Api, 'depositCreate' | 'depositCreateSweepstake'>
  readonly clock: Clock
  readonly track: Track
  readonly crypto: CryptoStore
  readonly ledger: Pick<Ledger, 'identity' | 'keep'>
  /** The id of the method's payment session, or undefined if it has none. Resolves once that is known. */
  readonly paymentSession: (method: Method) => Promise<string | undefined>
  readonly captcha: (asked: {
    readonly method: Method
    readonly isRequired: boolean
    readonly signal: AbortSignal
    readonly onShown: () => void
  }) => Promise<CaptchaFields | undefined>
  /** Set if coins pay for a box: then no address is requested without a selected box (SWEEP-12). */
  readonly sweepstake?: Sweepstake | undefined
  readonly newKey: () => string
  /** Lazy loads the validation of addresses. Rejects if it can't be loaded; a later call tries again. */
  readonly chainCheck: () => Promise<ChainCheck>
  readonly report: (code: string, message: string) => void
  readonly onFailure: (failure: unknown) => void
}

export interface Sweepstake {
  readonly boxes: Pick<BoxesStore, 'chosen'>
  readonly onNoBox: (problem: string) => void
  /** Called if the server definitely refused to sell the box: it may have changed. */
  readonly onRefused: (failure: unknown) => void
}

type Send = (options: SendOptions) => Promise<DepositAnswer>

export interface Addresses {
  /** Requests the address of a network, unless it is loaded or in flight. Never rejects. */
  ask(network: CoinNetwork): Promise<void>
  /** Shows an address from the response to a form of the method; `values` are the submitted values. Never rejects. */
  take(
    method: Method,
    values: Readonly<Record<string, string>>,
    address: CryptoAddress,
    depositId: string,
  ): Promise<void>
  /** Aborts all requests. No address is requested or shown any more. */
  dispose(): void
}

interface Created {
  readonly answer: DepositAnswer
  readonly key: string
  /** Whether the address was requested with the bonus. */
  readonly hasBonus: boolean
}

/**
 * Requests the addresses that coins are sent to, one per network. A request moves no money: after a failure it
 * is repeated with the same idempotency key and body, and even a second address would do no harm. So requests run in
 * parallel, and a response belongs to the network it was requested for, whichever network is selected by then.
 */
export function createAddresses(need: AddressesNeed): Addresses {
  const { api, crypto, clock, session } = need
  const left = new AbortController()
  /** Requests in flight or with an unknown outcome: a retry sends the same body with the same key. */
  const asked = new Map<string, { readonly key: string; readonly send: Send; readonly hasBonus: boolean }>()

  /**
   * Whether an address is loaded or in flight. A loaded one does not count if the player has since changed the bonus.
   */
  function isKept(state: AddressState | undefined): boolean {
    if (state?.kind !== 'there' || need.sweepstake !== undefined)
      return state?.kind === 'asking' || state?.kind === 'there'
    return (state.made.hasBonus ?? need.hasBonus()) === need.hasBonus()
  }

  async function ask(network: CoinNetwork): Promise<void> {
    const { id: way, method } = network
    const box = need.sweepstake?.boxes.chosen
    // If a network needs a form first, the response to that form contains its address (`take`).
    if (left.signal.aborted || network.asksFirst || isKept(crypto.addressOf(way))) return
    if (need.sweepstake !== undefined && box === undefined) return need.sweepstake.onNoBox(NO_BOX)
    crypto.put(way, { kind: 'asking' }, box)
    try {
      // Load the validation before creating a deposit: without it no address could be shown.
      const check = await need.chainCheck()
      const { answer, key, hasBonus } = await created(network, box, false)
      if (left.signal.aborted) return
      const { depositId: id, address } = answer
      if (id === undefined || address === undefined || !isGood(network, address, check)) throw new NoDeposit()
      const { currency, startedAt: createdAt } = put(network, { ...address, hasBonus }, id, box)
      const { identity } = need.ledger
      need.ledger.keep({
        ...{ key, digest: 'address', method: method.name, amount: box?.price ?? '0', currency },
        ...{ country: session.paymentGeo, createdAt, identity, depositId: id, isFound: true, isAddress: true },
      })
      need.track('deposit_create', { result: 'ok', paymentMethod: method.name })
    } catch (failure) {
      if (left.signal.aborted) return
      crypto.put(way, { kind: 'failed' }, box)
      need.track('deposit_create', { result: 'fail', paymentMethod: method.name })
      if (box === undefined || isOutcomeUnknown(failure)) need.onFailure(failure)
      else need.sweepstake?.onRefused(failure)
    }
  }

  /** An invalid address counts as missing. It is not logged. */
  function isGood({ method, name, chain }: CoinNetwork, address: CryptoAddress, check: ChainCheck): boolean {
    const problem = addressProblem(address, { chain }, check)
    if (problem !== undefined)
      need.report('crypto.address', `The address of ${method.name} on ${name} can't be used: ${problem}.`)
    return problem === undefined
  }

  async function take(
    method: Method,
    values: Readonly<Record<string, string>>,
    address: CryptoAddress,
    depositId: string,
  ): Promise<void> {
    const network = networkSent(method, values)
    // Which of several networks the address is on is unknown, so it is not shown.
    if (network === undefined) return void crypto.open(crypto.coin, undefined)
    crypto.put(network.id, { kind: 'asking' })
    crypto.show(network)
    try {
      const check = await need.chainCheck()
      if (left.signal.aborted) return
      if (!isGood(network, address, check)) throw new NoDeposit()
      put(network, address, depositId)
    } catch (failure) {
      if (left.signal.aborted) return
      crypto.put(network.id, { kind: 'failed' })
      need.onFailure(failure)
    }
  }

  async function created(network: CoinNetwork, box: ShownBox | undefined, isRequired: boolean): Promise<Created> {
    const gesture = addressKey(network.id, box)
    const unheard = asked.get(gesture)
    const isSame = box !== undefined || unheard?.hasBonus === need.hasBonus()
    const sent = unheard && isSame ? unheard : { key: need.newKey(), ...(await sending(network, box, isRequired)) }
    asked.set(gesture, sent)
    try {
      const answer = await sent.send({ idempotencyKey: sent.key, signal: left.signal })
      asked.delete(gesture)
      return { answer, key: sent.key, hasBonus: sent.hasBonus }
    } catch (failure) {
      // After a definite refusal, the next request is a new one with a new key.
      if (!isOutcomeUnknown(failure)) asked.delete(gesture)
      if (isRequired || box !== undefined || !isCaptchaWanted(failure)) throw failure
      return created(network, box, true)
    }
  }

  /** Builds the request once, so that every retry sends the same body. */
  async function sending(
    network: CoinNetwork,
    box: ShownBox | undefined,
    isRequired: boolean,
  ): Promise<{ readonly send: Send; readonly hasBonus: boolean }> {
    if (box !== undefined) {
      const order = boxRequest(need, network, box)
      return { send: (options) => api.depositCreateSweepstake(order, options), hasBonus: false }
    }
    const body = await bodyOf(network, isRequired)
    return {
      send: (options) => api.depositCreate(body, options),
      hasBonus: body.isActivatedBonus === true,
    }
  }

  async function bodyOf(network: CoinNetwork, isRequired: boolean): Promise<DepositCreateRequest> {
    const { signal } = left
    const { method } = network
    const [id, captcha] = await Promise.all([
      need.paymentSession(method),
      need.captcha({ method, isRequired, signal, onShown: () => {} }),
    ])
    return addressRequest(need, network, id, captcha)
  }

  function put(
    { id: way, method }: CoinNetwork,
    address: CryptoAddress & Pick<MadeAddress, 'hasBonus'>,
    id: string,
    box?: ShownBox,
  ): Deposit {
    // The amount is unknown until the coins arrive, so none is shown (H4), except the price of a box.
    const { price: amount = '', currency = session.user.currency } = box ?? {}
    const deposit: Deposit = { id, method: method.name, amount, currency, startedAt: clock.now() }
    crypto.put(way, { kind: 'there', made: { ...address, deposit } }, box)
    return deposit
  }

  return { ask, take, dispose: () => left.abort() }
}
