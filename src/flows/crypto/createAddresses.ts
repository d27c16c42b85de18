import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { Track } from '../../analytics/track.ts'
import type { Api } from '../../api/index.ts'
import { type AddressState, addressKey, type CryptoStore, type MadeAddress } from '../../catalog/CryptoStore.ts'
import type { CaptchaFields } from '../../model/captcha.ts'
import type { CryptoAddress } from '../../model/cryptoAddress.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import type { ShownBox } from '../../model/sweepstakeBox.ts'
import { NoDeposit } from '../../payments/classify.ts'
import type { PaymentEngine } from '../../payments/createPaymentEngine.ts'
import type { Deposit } from '../../payments/DepositStore.ts'
import type { Accepted, Result } from '../../payments/Operation.ts'
import { address } from '../../payments/operations/address.ts'
import { sweepstakeBox } from '../../payments/operations/sweepstakeBox.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { type CoinNetwork, networkSent } from '../../reference/coins.ts'
import { NO_BOX } from '../../reference/NO_BOX.ts'
import type { BoxesStore } from '../../stores/BoxesStore.ts'
import { addressProblem, type ChainCheck } from '../invoice/addressProblem.ts'
import { type AddressRequestNeed, addressRequest, boxRequest } from './addressRequest.ts'

export interface AddressesNeed extends AddressRequestNeed {
  readonly api: Pick<Api, 'depositCreate' | 'depositCreateSweepstake'>
  readonly clock: Clock
  readonly track: Track
  readonly crypto: CryptoStore
  readonly engine: Pick<PaymentEngine, 'run' | 'signal'>
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
}

type AddressResult = Result<Pick<DepositCreateRequest, 'isActivatedBonus'>, DepositAnswer>
type Made = Extract<AddressResult, { kind: 'accepted' }>

/**
 * Requests the addresses that coins are sent to, one per network. A request moves no money: after a failure it
 * is repeated with the same idempotency key and body, and even a second address would do no harm. So requests run in
 * parallel, and a response belongs to the network it was requested for, whichever network is selected by then.
 */
export function createAddresses(need: AddressesNeed): Addresses {
  const { api, crypto, clock, engine, session } = need

  /**
   * Whether an address is loaded or in flight. A loaded one does not count if the player has since changed the bonus.
   */
  function isKept(state: AddressState | undefined): boolean {
    if (state?.kind !== 'there' || need.sweepstake !== undefined)
      return state?.kind === 'asking' || state?.kind === 'there'
    return (state.made.hasBonus ?? need.hasBonus()) === need.hasBonus()
  }

  async function ask(network: CoinNetwork): Promise<void> {
    const { id: way } = network
    const box = need.sweepstake?.boxes.chosen
    // If a network needs a form first, the response to that form contains its address (`take`).
    if (engine.signal.aborted || network.asksFirst || isKept(crypto.addressOf(way))) return
    if (need.sweepstake !== undefined && box === undefined) return need.sweepstake.onNoBox(NO_BOX)
    crypto.put(way, { kind: 'asking' }, box)
    try {
      // Load the validation before creating a deposit: without it no address could be shown.
      const check = await need.chainCheck()
      const result = await created(network, box, check)
      if (result.kind === 'accepted') return made(network, box, result)
      if (result.kind === 'stopped') return
      failed(network, box, result)
    } catch (failure) {
      if (!engine.signal.aborted) failed(network, box, { kind: 'unknown', failure })
    }
  }

  function made(network: CoinNetwork, box: ShownBox | undefined, { answer, request, sent }: Made): void {
    const { depositId: id = '', address } = answer
    if (address === undefined) return
    const hasBonus = request.isActivatedBonus === true
    put(network, { ...address, hasBonus }, { id, startedAt: sent.at }, box)
    need.track('deposit_create', { result: 'ok', paymentMethod: network.method.name })
  }

  function failed(network: CoinNetwork, box: ShownBox | undefined, result: Result<unknown, unknown>): void {
    const failure = 'failure' in result ? result.failure : undefined
    crypto.put(network.id, { kind: 'failed' }, box)
    need.track('deposit_create', { result: 'fail', paymentMethod: network.method.name })
    if (box === undefined || result.kind === 'unknown') need.onFailure(failure ?? new NoDeposit())
    else need.sweepstake?.onRefused(failure)
  }

  function created(network: CoinNetwork, box: ShownBox | undefined, check: ChainCheck): Promise<AddressResult> {
    const place = addressKey(network.id, box)
    const read = ({ depositId, address }: DepositAnswer): Accepted => {
      const isUsable = depositId !== undefined && address !== undefined && isGood(network, address, check)
      return { depositId, saysNothing: !isUsable }
    }
    if (box !== undefined)
      return engine.run(sweepstakeBox(api, { place, request: boxRequest(need, network, box), read }))
    const { method } = network
    const hasBonus = need.hasBonus()
    const { user, paymentGeo: country } = session
    return engine.run(
      address(api, {
        method: method.name,
        currency: user.currency,
        country,
        network: place,
        hasBonus,
        read,
        async prepare({ isProofRequired: isRequired, signal }) {
          const [id, captcha] = await Promise.all([
            need.paymentSession(method),
            need.captcha({ method, isRequired, signal, onShown: () => {} }),
          ])
          return addressRequest({ ...need, hasBonus: () => hasBonus }, network, id, captcha)
        },
      }),
    )
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
      if (engine.signal.aborted) return
      if (!isGood(network, address, check)) throw new NoDeposit()
      put(network, address, { id: depositId, startedAt: clock.now() })
    } catch (failure) {
      if (engine.signal.aborted) return
      crypto.put(network.id, { kind: 'failed' })
      need.onFailure(failure)
    }
  }

  function put(
    { id: way, method }: CoinNetwork,
    address: CryptoAddress & Pick<MadeAddress, 'hasBonus'>,
    known: Pick<Deposit, 'id' | 'startedAt'>,
    box?: ShownBox,
  ): void {
    // The amount is unknown until the coins arrive, so none is shown (H4), except the price of a box.
    const { price: amount = '', currency = session.user.currency } = box ?? {}
    const deposit: Deposit = { ...known, method: method.name, amount, currency }
    crypto.put(way, { kind: 'there', made: { ...address, deposit } }, box)
  }

  return { ask, take }
}
