import type { DepositCreateRequest } from '../../schemas/calls/depositCreate.ts'
import type { CryptoAddress } from '../model/cryptoAddress.ts'
import type { DepositAnswer } from '../model/depositAnswer.ts'
import type { ShownBox } from '../model/sweepstakeBox.ts'
import { addressProblem, type ChainCheck } from '../payments/addressProblem.ts'
import { NoDeposit } from '../payments/classify.ts'
import type { Deposit } from '../payments/DepositStore.ts'
import type { Accepted, Result } from '../payments/Operation.ts'
import type { CoinNetwork } from '../reference/coins.ts'
import type { CryptoStore, MadeAddress } from './CryptoStore.ts'

/** Requests the address of a network, unless the address is loaded or its request is in flight. Never rejects. */
export interface AskAddress {
  ask(network: CoinNetwork): Promise<void>
}

export interface AddressRequestsNeed {
  readonly crypto: CryptoStore
  /** Aborted when the app ends. */
  readonly signal: AbortSignal
  /** Lazy loads the validation of addresses. Rejects if it can't be loaded; a later call tries again. */
  readonly chainCheck: () => Promise<ChainCheck>
  readonly report: (code: string, message: string) => void
  /** Called with each result, for analytics. */
  readonly onResult: (result: 'ok' | 'fail', paymentMethod: string) => void
}

export type AddressResult = Result<Pick<DepositCreateRequest, 'isActivatedBonus'>, DepositAnswer>

/** One request for an address. */
export interface AddressRequest {
  /** The currency of the request. */
  readonly currency: string
  /** The sweepstake box that coins at the address pay for. */
  readonly box?: ShownBox | undefined
  /** Sends the request; `read` checks whether an answer contains a usable address. */
  readonly send: (read: (answer: DepositAnswer) => Accepted) => Promise<AddressResult>
  /** `isRefused`: the server definitely made no address. */
  readonly onFailed: (failure: unknown, isRefused: boolean) => void
}

/**
 * Requests the addresses to which coins are sent, one per network. A request moves no money. After a failure it
 * is repeated with the same idempotency key and body, and even a second address would do no harm, so requests run in
 * parallel. A response belongs to the network of its request, whichever network is selected by then.
 */
export function createAddressRequests(need: AddressRequestsNeed) {
  const { crypto, signal } = need

  async function request(network: CoinNetwork, asked: AddressRequest): Promise<void> {
    const { box, currency } = asked
    const failed = (failure: unknown, isRefused: boolean): void => {
      crypto.put(network.id, { kind: 'failed' }, box)
      need.onResult('fail', network.method.name)
      asked.onFailed(failure ?? new NoDeposit(), isRefused)
    }
    crypto.put(network.id, { kind: 'asking' }, box)
    try {
      // Load the validation before creating a deposit: without it no address could be shown.
      const check = await need.chainCheck()
      const result = await asked.send(({ depositId, address }) => {
        const isUsable = depositId !== undefined && address !== undefined && isGood(network, address, check)
        return { depositId, saysNothing: !isUsable }
      })
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
      if (!signal.aborted) failed(failure, false)
    }
  }

  /** An invalid address counts as missing. The address itself is not logged. */
  function isGood({ method, name, chain }: CoinNetwork, address: CryptoAddress, check: ChainCheck): boolean {
    const problem = addressProblem(address, { chain }, check)
    if (problem !== undefined)
      need.report('crypto.address', `The address of ${method.name} on ${name} can't be used: ${problem}.`)
    return problem === undefined
  }

  function put(
    { id: way, method }: CoinNetwork,
    address: CryptoAddress & Pick<MadeAddress, 'hasBonus'>,
    known: Omit<Deposit, 'method'>,
    box?: ShownBox,
  ): void {
    const deposit: Deposit = { ...known, method: method.name }
    crypto.put(way, { kind: 'there', made: { ...address, deposit } }, box)
  }

  return { request, isGood, put }
}
