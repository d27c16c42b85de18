import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { ChainTransaction } from '../model/chainTransaction.ts'
import type { CryptoAddress } from '../model/cryptoAddress.ts'
import type { Method } from '../model/method.ts'
import type { ShownBox } from '../model/sweepstakeBox.ts'
import type { Deposit } from '../payments/DepositStore.ts'
import { type Chain, type ChainSettings, chainOf } from '../reference/chains.ts'
import { type Coin, type CoinNetwork, coinsOf } from '../reference/coins.ts'
import { isPayout } from '../reference/isPayout.ts'
import { chooseNetwork } from './chooseNetwork.ts'
import type { MethodsStore } from './MethodsStore.ts'

/** An address and its deposit. */
export interface MadeAddress extends CryptoAddress {
  readonly deposit: Deposit
  /** Whether the address was requested with the bonus on coins. */
  readonly hasBonus: boolean
}

/** The loading state of a network's address. */
export type AddressState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'there'; readonly made: MadeAddress }
  /** No money is involved yet, so the player may retry any number of times. */
  | { readonly kind: 'failed' }

/** A pending transaction seen on the blockchain. */
export interface SeenCoins {
  readonly chain: ChainTransaction
  /** When the transaction was first seen, in ms of the monotonic clock. */
  readonly at: number
  /** The number of blocks counted since the transaction was first seen. */
  readonly blocks: number
}

/** The sweepstake box that coins pay for. */
interface ChosenBox {
  readonly chosen: ShownBox | undefined
}

export interface CryptoNeed {
  readonly methods: MethodsStore
  /** The time of the monotonic clock, in ms. */
  readonly now: () => number
  /** Whether a network is preselected in this deployment (CRYPTO-13). */
  readonly preselects: boolean
  /** The boxes of a sweepstake that are paid with coins. */
  readonly boxes?: ChosenBox | undefined
  /** What the deployment says about chains. */
  readonly chains?: readonly ChainSettings[] | undefined
}

/** The coins, the selected coin and network, and the addresses. */
export class CryptoStore {
  coinId: string | undefined = undefined
  /** The selected network; only its data is shown. */
  network: CoinNetwork | undefined = undefined
  unit: 'coin' | 'account' = 'coin'
  readonly #methods: MethodsStore
  readonly #preselects: boolean
  readonly #boxes: ChosenBox | undefined
  readonly #chains: readonly ChainSettings[] | undefined
  /** The addresses by network and box: an address for another box is never shown. */
  readonly #addresses = observable.map<string, AddressState>(undefined, { deep: false })
  /** The transactions seen on the blockchain, by deposit id. */
  readonly #seen = observable.map<string, SeenCoins>(undefined, { deep: false })
  /** The deposits whose coins were seen on the blockchain, or which the server has ended. */
  readonly #ended = new Set<string>()
  readonly #now: () => number
  /** The network that the player filters the list of coins by, or empty. */
  readonly #filter = observable.box('')
  /** The value of the minimum deposit in fiat, keyed by deposit id. */
  readonly #worth = observable.map<string, string>(undefined, { deep: false })

  constructor({ methods, now, preselects, boxes, chains }: CryptoNeed) {
    this.#methods = methods
    this.#preselects = preselects
    this.#boxes = boxes
    this.#chains = chains
    this.#now = now
    makeObservable(this, {
      coinId: observable,
      network: observableRef,
      unit: observable,
      coins: computed,
      listed: computed,
      coin: computed,
      list: action,
      open: action,
      choose: action,
      show: action,
      setUnit: action,
      put: action,
      drop: action,
      setWorth: action,
      see: action,
      dropEnded: action,
      count: action,
    })
  }

  get coins(): readonly Coin[] {
    const coins = coinsOf(this.#methods.methods)
    return this.#isForBoxes ? coins.flatMap(withoutForms) : coins
  }

  /**
   * The network that filters the list of coins, or empty. A network that no coin has any more, for example after a change
   * of country, filters nothing: the list would be empty without a way to reset it.
   */
  get listed(): string {
    const filter = this.#filter.get()
    return this.coins.some(({ networks }) => networks.some(({ name }) => name === filter)) ? filter : ''
  }

  /** Methods that can't pay for a box: their address needs a form, which a sweepstake does not have. */
  get unpayable(): readonly string[] {
    if (!this.#isForBoxes) return []
    const networks = coinsOf(this.#methods.methods).flatMap((coin) => coin.networks)
    return networks.filter(({ asksFirst }) => asksFirst).map(({ method }) => method.name)
  }

  get #isForBoxes(): boolean {
    return this.#boxes !== undefined && !isPayout(this.#methods.transaction)
  }

  /** The data of a chain in this deployment, by any of its names. */
  chainOf(name: string): Chain {
    return chainOf(name, this.#chains)
  }

  get coin(): Coin | undefined {
    return this.coins.find(({ id }) => id === this.coinId)
  }

  coinOf(method: Method): Coin | undefined {
    return this.coins.find(({ methods }) => methods.includes(method))
  }

  /** Filters the list by network; empty shows all coins. */
  list(network: string): void {
    this.#filter.set(network)
  }

  /** Opens a coin, with or without a network. */
  open(coin: Coin | undefined, network: CoinNetwork | undefined): void {
    this.dropEnded()
    this.coinId = coin?.id
    this.network = network
    this.unit = 'coin'
  }

  /** The network that is selected when a coin with these networks opens; undefined if the player has to choose. */
  preselected(networks: readonly CoinNetwork[]): CoinNetwork | undefined {
    return chooseNetwork(networks, { preselects: this.#preselects })
  }

  choose(network: CoinNetwork): void {
    this.dropEnded()
    this.network = network
  }

  /** Opens a network together with its coin. */
  show(network: CoinNetwork): void {
    this.open(this.coinOf(network.method), network)
  }

  setUnit(unit: 'coin' | 'account'): void {
    this.unit = unit
  }

  /** The loading state of a network's address; with boxes, of the address for the chosen box. Tracked by MobX. */
  addressOf(network: string): AddressState | undefined {
    return this.#addresses.get(addressKey(network, this.#boxes?.chosen))
  }

  /** The loading state of the selected network's address. */
  get address(): AddressState | undefined {
    return this.network && this.addressOf(this.network.id)
  }

  /** The name of a method whose address is being requested. Tracked by MobX. */
  get requested(): string | undefined {
    for (const [key, { kind }] of this.#addresses) if (kind === 'asking') return methodIn(key)
    return undefined
  }

  /** The loaded address of a deposit; undefined for the id '' of deposits without one. */
  madeOf(depositId: string): MadeAddress | undefined {
    if (depositId === '') return undefined
    for (const state of this.#addresses.values()) {
      if (state.kind === 'there' && state.made.deposit.id === depositId) return state.made
    }
    return undefined
  }

  put(network: string, state: AddressState, box?: ShownBox): void {
    this.#addresses.set(addressKey(network, box), state)
  }

  /** Drops the state of a request that was given up before it was sent: the address can be requested again. */
  drop(network: string, box?: ShownBox): void {
    this.#addresses.delete(addressKey(network, box))
  }

  /** The value of the minimum in fiat: undefined while it loads, empty without a rate. */
  worthOf(made: MadeAddress): string | undefined {
    return this.#worth.get(worthKey(made))
  }

  seenOf(depositId: string): SeenCoins | undefined {
    return this.#seen.get(depositId)
  }

  /**
   * Records a transaction seen on the blockchain. A later report updates the transaction; the block count continues.
   */
  see(depositId: string, chain: ChainTransaction): void {
    const { at = this.#now(), blocks = 0 } = this.#seen.get(depositId) ?? {}
    this.#seen.set(depositId, { chain, at, blocks })
    this.end(depositId)
  }

  /**
   * Records that the deposit's address must not be shown for another payment: the deposit is over, or its coins were
   * seen.
   */
  end(depositId: string): void {
    this.#ended.add(depositId)
  }

  hasEnded(depositId: string): boolean {
    return this.#ended.has(depositId)
  }

  /**
   * Drops the addresses whose deposit has ended, so that the next payment requests its own. Called when a page opens,
   * not when a deposit ends: the page on the screen keeps its address until the player has left it.
   */
  dropEnded(): void {
    for (const [key, state] of this.#addresses)
      if (state.kind === 'there' && this.#ended.has(state.made.deposit.id)) this.#addresses.delete(key)
  }

  count(depositId: string, blocks: number): void {
    const seen = this.#seen.get(depositId)
    if (seen !== undefined) this.#seen.set(depositId, { ...seen, blocks })
  }

  setWorth(made: MadeAddress, amount: string): void {
    this.#worth.set(worthKey(made), amount)
  }
}

/** With the address, because several deposits may have no id. */
const worthKey = ({ address, deposit }: MadeAddress): string => JSON.stringify([deposit.method, deposit.id, address])

function withoutForms(coin: Coin): Coin[] {
  const networks = coin.networks.filter(({ asksFirst }) => !asksFirst)
  const methods = coin.methods.filter((one) => networks.some(({ method }) => method === one))
  return networks.length === 0 ? [] : [{ ...coin, networks, methods }]
}

/** The key of an address: another box, or a changed price, is a different request (D-18). */
export const addressKey = (network: string, box: ShownBox | undefined): string =>
  box === undefined ? network : JSON.stringify([network, box.id, box.price, box.currency, box.gold, box.sweep])

/**
 * Extracts the method from a key: a key is the name of the method or a JSON list. The first item of a list is again a
 * key of the same method.
 */
const methodIn = (key: string): string => (key.startsWith('[') ? methodIn(String(JSON.parse(key)[0])) : key)
