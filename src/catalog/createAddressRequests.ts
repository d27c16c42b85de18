import type { DepositCreateRequest } from '../../schemas/calls/depositCreate.ts'
import type { CryptoAddress } from '../model/cryptoAddress.ts'
import type { DepositAnswer } from '../model/depositAnswer.ts'
import type { ShownBox } from '../model/sweepstakeBox.ts'
import { ADDRESS_PROBLEM_TEXTS, addressProblem, type ChainCheck } from '../payments/addressProblem.ts'
import { NoDeposit, retryAfterMs } from '../payments/classify.ts'
import type { PaymentEngine } from '../payments/createPaymentEngine.ts'
import type { Deposit } from '../payments/DepositStore.ts'
import type { Accepted, Operation } from '../payments/Operation.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { CoinNetwork } from '../reference/coins.ts'
import { addressOn } from './addressOn.ts'
import { addressKey, type CryptoStore, type MadeAddress } from './CryptoStore.ts'
import { createCancellableRun } from './createCancellableRun.ts'

/** Requests the addresses of the page that is open. */
export interface AddressRequester {
  /**
   * Requests the address of a network, unless the address is loaded or its request is in flight. From now on the page
   * waits for this address only: a request of another network that has not been sent is given up. Never rejects.
   */
  request(network: CoinNetwork): Promise<void>
  /** Call when the page is left, or shows no network: a request that has not been sent is given up. */
  leave(): void
}

export interface AddressRequestsNeed {
  readonly crypto: CryptoStore
  readonly engine: Pick<PaymentEngine, 'run' | 'signal'>
  /** Lazy loads the validation of addresses. Rejects if it can't be loaded; a later call tries again. */
  readonly chainCheck: () => Promise<ChainCheck>
  readonly report: (code: string, message: string) => void
  readonly clock: Pick<Clock, 'monotonic'>
  /** Called with each result, for analytics. */
  readonly onResult: (result: 'ok' | 'fail', paymentMethod: string) => void
}

/** One request for an address. */
export interface AddressRequest<Request> {
  /** The currency of the request. */
  readonly currency: string
  /** The sweepstake box that coins at the address pay for. */
  readonly box?: ShownBox | undefined
  /** The call to the server; `read` checks whether an answer contains a usable address. */
  readonly operation: (read: (answer: DepositAnswer) => Accepted) => Operation<Request, DepositAnswer>
  /** `isRefused`: the server definitely made no address. */
  readonly onFailed: (failure: unknown, isRefused: boolean) => void
}

/**
 * Requests the addresses to which coins are sent, one per network. A request moves no money. If it got no
 * definite answer, the next one has the same idempotency key and body; after a definite refusal it has new ones. Even a
 * second address would do no harm, so requests run in parallel. A response belongs to the network of its request,
 * whichever network is selected by then.
 *
 * Only the request for which the page waits may run a captcha: any other is given up before it is sent, because its
 * challenge would cover another network or page. The address can then be requested again.
 */
export function createAddressRequests(need: AddressRequestsNeed) {
  const { clock, crypto, engine } = need
  const cancellable = createCancellableRun(engine)
  /** The failure with the longest `Retry-After`, and when that time ends on the monotonic clock (C11). */
  let refusal = { failure: undefined as unknown, until: 0 }

  async function request<Request extends Pick<DepositCreateRequest, 'isActivatedBonus'>>(
    network: CoinNetwork,
    request: AddressRequest<Request>,
  ): Promise<void> {
    const { box, currency } = request
    // Too early: the player sees the server's refusal again, and nothing is sent.
    if (clock.monotonic() < refusal.until) {
      crypto.put(network.id, { kind: 'failed' }, box)
      return request.onFailed(refusal.failure, false)
    }
    const failed = (failure: unknown, isRefused: boolean): void => {
      const until = clock.monotonic() + retryAfterMs(failure)
      if (until > refusal.until) refusal = { failure, until }
      crypto.put(network.id, { kind: 'failed' }, box)
      need.onResult('fail', network.method.name)
      request.onFailed(failure ?? new NoDeposit(), isRefused)
    }
    crypto.put(network.id, { kind: 'asking' }, box)
    try {
      // Load the validation before creating a deposit: without it no address could be shown.
      const check = await need.chainCheck()
      const operation = request.operation(({ depositId, address }) => {
        if (address === undefined) need.report('deposit.null', new NoDeposit().message)
        const isUsable = address !== undefined && isGood(network, address, check)
        return { depositId, isInconclusive: !isUsable }
      })
      if (engine.signal.aborted) return
      const result = await cancellable.run(addressKey(network.id, box), operation, () => crypto.drop(network.id, box))
      if (result.kind === 'stopped') return
      if (result.kind !== 'accepted')
        return failed('failure' in result ? result.failure : undefined, result.kind !== 'unknown')
      const { answer, sent } = result
      const { depositId: id = '', address } = answer
      if (address === undefined) return
      const hasBonus = result.request.isActivatedBonus === true
      // The amount is unknown until the coins arrive, so none is shown (H4), except the price of a box.
      put(network, { ...address, hasBonus }, { id, startedAt: sent.at, currency, amount: box?.price ?? '' }, box)
      need.onResult('ok', network.method.name)
    } catch (failure) {
      if (!engine.signal.aborted) failed(failure, false)
    }
  }

  /** An invalid address counts as missing. The address itself is not logged. */
  function isGood({ method, name, chain }: CoinNetwork, address: CryptoAddress, check: ChainCheck): boolean {
    const problem = addressProblem(address, { chain }, check)
    if (problem !== undefined)
      need.report(
        'crypto.address',
        `The address of ${method.name} on ${name} is not shown: ${ADDRESS_PROBLEM_TEXTS[problem]}.`,
      )
    return problem === undefined
  }

  function put(
    network: CoinNetwork,
    { hasBonus, ...address }: Omit<MadeAddress, 'deposit'>,
    known: Omit<Deposit, 'method'>,
    box?: ShownBox,
  ): void {
    const { id: way, method } = network
    const deposit: Deposit = { ...known, method: method.name }
    const fitted = addressOn(network, address)
    if (fitted.minDeposit === undefined && `${address.minDeposit ?? ''}`.trim() !== '')
      need.report(
        'crypto.minimum',
        `The minimum of ${method.name} is ignored: "minDepositValue" is not a decimal number in the coin of the address.`,
      )
    crypto.put(way, { kind: 'there', made: { ...fitted, hasBonus, deposit } }, box)
  }

  return {
    request,
    isGood,
    put,
    /** Sets the address for which the page waits. Call before `request`. */
    want: (network: CoinNetwork, box?: ShownBox) => cancellable.waitFor(addressKey(network.id, box)),
    leave: () => cancellable.waitFor(),
  }
}
