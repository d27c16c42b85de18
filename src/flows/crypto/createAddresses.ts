import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { Track } from '../../analytics/track.ts'
import type { Api } from '../../api/index.ts'
import type { CaptchaFields } from '../../model/captcha.ts'
import type { CryptoAddress } from '../../model/cryptoAddress.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import type { Clock } from '../../platform/clock.ts'
import { type CoinNetwork, networkSent } from '../../reference/coins.ts'
import { NO_BOX } from '../../reference/NO_BOX.ts'
import type { BoxesStore, ShownBox } from '../../stores/BoxesStore.ts'
import { type AddressState, addressKey, type CryptoStore, type MadeAddress } from '../../stores/CryptoStore.ts'
import type { Deposit } from '../../stores/DepositStore.ts'
import type { SendOptions } from '../../transport/Transport.ts'
import type { Intents } from '../intent/Intents.ts'
import { isCaptchaWanted, isOutcomeUnknown, NoDeposit } from '../intent/isOutcomeUnknown.ts'
import { addressProblem, type ChainCheck } from '../invoice/addressProblem.ts'
import { type AddressRequestNeed, addressRequest, boxRequest } from './addressRequest.ts'

export interface AddressesNeed extends AddressRequestNeed {
  readonly api: Pick<Api, 'depositCreate' | 'depositCreateSweepstake'>
  readonly clock: Clock
  readonly track: Track
  readonly crypto: CryptoStore
  readonly intents: Pick<Intents, 'identity' | 'keep'>
  /** The id of the method's session, as soon as it is known that there is one, or none. */
  readonly paymentSession: (method: Method) => Promise<string | undefined>
  readonly captcha: (asked: {
    readonly method: Method
    readonly isRequired: boolean
    readonly signal: AbortSignal
    readonly onShown: () => void
  }) => Promise<CaptchaFields | undefined>
  /** Where coins pay for a box: without one nothing is asked for (SWEEP-12). */
  readonly sweepstake?: Sweepstake | undefined
  readonly newKey: () => string
  /** The code that checks addresses. Rejects when it can't be had; asked again, it may come. */
  readonly chainCheck: () => Promise<ChainCheck>
  readonly report: (code: string, message: string) => void
  readonly onFailure: (failure: unknown) => void
}

export interface Sweepstake {
  readonly boxes: Pick<BoxesStore, 'chosen'>
  readonly onNoBox: (problem: string) => void
  /** The box was surely not sold: perhaps it is another one by now. */
  readonly onRefused: (failure: unknown) => void
}

type Send = (options: SendOptions) => Promise<DepositAnswer>

export interface Addresses {
  /** Asks for the address of a network, unless it is there or on its way. */
  ask(network: CoinNetwork): Promise<void>
  /** The answer to a form of the method has brought one; `values` are those that the form has sent. */
  take(
    method: Method,
    values: Readonly<Record<string, string>>,
    address: CryptoAddress,
    depositId: string,
  ): Promise<void>
  /** Nothing is asked or taken any more. */
  dispose(): void
}

interface Created {
  readonly answer: DepositAnswer
  readonly key: string
  /** As it was asked for. */
  readonly hasBonus: boolean
}

/**
 * Addresses to send coins to, one for each network. An address takes nothing from the player: one that did not
 * come is asked for again, with the same key and to the letter, and a second one would do no harm. So none of them waits
 * for another, and an answer belongs to the network that it was asked for, whatever is chosen when it comes.
 */
export function createAddresses(need: AddressesNeed): Addresses {
  const { api, crypto, clock, session } = need
  const left = new AbortController()
  /** What was asked and perhaps not heard: it goes out to the letter again. */
  const asked = new Map<string, { readonly key: string; readonly send: Send; readonly hasBonus: boolean }>()

  /** One that was asked for with the bonus, or without, does not serve when the player has changed his mind since. */
  function isKept(state: AddressState | undefined): boolean {
    if (state?.kind !== 'there' || need.sweepstake !== undefined)
      return state?.kind === 'asking' || state?.kind === 'there'
    return (state.made.hasBonus ?? need.hasBonus()) === need.hasBonus()
  }

  async function ask(network: CoinNetwork): Promise<void> {
    const { id: way, method } = network
    const box = need.sweepstake?.boxes.chosen
    // An address that wants a form first comes by that form.
    if (left.signal.aborted || network.asksFirst || isKept(crypto.addressOf(way))) return
    if (need.sweepstake !== undefined && box === undefined) return need.sweepstake.onNoBox(NO_BOX)
    crypto.put(way, { kind: 'asking' }, box)
    try {
      // Before anything is created: without it no address could be shown.
      const check = await need.chainCheck()
      const { answer, key, hasBonus } = await created(network, box, false)
      if (left.signal.aborted) return
      const { depositId: id, address } = answer
      if (id === undefined || address === undefined || !isGood(network, address, check)) throw new NoDeposit()
      const { currency, startedAt: createdAt } = put(network, { ...address, hasBonus }, id, box)
      const { identity } = need.intents
      need.intents.keep({
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

  /** A wrong address counts as a missing one; what it was is nobody's to read in a log. */
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
    // Which of several networks it is on nobody can say: no network, no address.
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
      // Of what was surely refused nothing is left: the next question is another one.
      if (!isOutcomeUnknown(failure)) asked.delete(gesture)
      if (isRequired || box !== undefined || !isCaptchaWanted(failure)) throw failure
      return created(network, box, true)
    }
  }

  /** What is sent is said once: however often it goes out, it is the same to the letter. */
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
    // How much is sent nobody knows before it is there: no amount is shown (H4), but the price of what is bought.
    const { price: amount = '', currency = session.user.currency } = box ?? {}
    const deposit: Deposit = { id, method: method.name, amount, currency, startedAt: clock.now() }
    crypto.put(way, { kind: 'there', made: { ...address, deposit } }, box)
    return deposit
  }

  return { ask, take, dispose: () => left.abort() }
}
