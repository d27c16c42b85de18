import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { ChainTransaction } from '../model/chainTransaction.ts'
import type { CryptoAddress } from '../model/cryptoAddress.ts'
import { type Coin, type CoinNetwork, coinsOf } from '../reference/coins.ts'
import type { BoxesStore, ShownBox } from './BoxesStore.ts'
import type { Deposit } from './DepositStore.ts'
import type { MethodsStore } from './MethodsStore.ts'

/** An address with the deposit that it belongs to. */
export interface MadeAddress extends CryptoAddress {
  readonly deposit: Deposit
  /** Whether it was asked for with the bonus; undefined where nobody here has asked. */
  readonly hasBonus?: boolean | undefined
}

/** How it stands with the address of one network. */
export type AddressState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'there'; readonly made: MadeAddress }
  /** Nothing was paid for it: it is asked for again as often as the player likes. */
  | { readonly kind: 'failed' }

/** Coins that were seen on their way. */
export interface SeenCoins {
  readonly chain: ChainTransaction
  /** When, in ms of the monotonic clock. */
  readonly at: number
  /** How many of its blocks have been counted since. */
  readonly blocks: number
}

/** The coins, which network of which coin the player has chosen, and where it takes them. */
export class CryptoStore {
  /** The network that the list of coins is cut down to, or empty. */
  listed = ''
  coinId: string | undefined = undefined
  /** The network that is chosen: whatever is shown is this one's. */
  network: CoinNetwork | undefined = undefined
  unit: 'coin' | 'account' = 'coin'
  readonly #methods: MethodsStore
  readonly #boxes: Pick<BoxesStore, 'chosen'> | undefined
  /** By network, and by the box that is paid for: one of another box is never shown. */
  readonly #addresses = observable.map<string, AddressState>(undefined, { deep: false })
  /** By deposit. */
  readonly #seen = observable.map<string, SeenCoins>(undefined, { deep: false })
  readonly #now: () => number
  /** What the least deposit comes to in the currency of the account, by its address. */
  readonly #worth = observable.map<string, string>(undefined, { deep: false })

  /** `now`: ms of the monotonic clock; `boxes`: those of a sweepstake, where coins pay for one. */
  constructor(methods: MethodsStore, now: () => number, boxes?: Pick<BoxesStore, 'chosen'>) {
    this.#methods = methods
    this.#boxes = boxes
    this.#now = now
    makeObservable(this, {
      listed: observable,
      coinId: observable,
      network: observableRef,
      unit: observable,
      coins: computed,
      coin: computed,
      list: action,
      open: action,
      choose: action,
      show: action,
      setUnit: action,
      put: action,
      setWorth: action,
      see: action,
      count: action,
    })
  }

  get coins(): readonly Coin[] {
    const coins = coinsOf(this.#methods.methods)
    return this.#isForBoxes ? coins.flatMap(withoutForms) : coins
  }

  /** Methods that a box can't be paid by, because their address comes by a form, which a sweepstake has none of. */
  get unpayable(): readonly string[] {
    if (!this.#isForBoxes) return []
    const networks = coinsOf(this.#methods.methods).flatMap((coin) => coin.networks)
    return networks.filter(({ asksFirst }) => asksFirst).map(({ method }) => method.name)
  }

  get #isForBoxes(): boolean {
    return this.#boxes !== undefined && this.#methods.transaction === 'deposit'
  }

  get coin(): Coin | undefined {
    return this.coins.find(({ id }) => id === this.coinId)
  }

  /** Only the coins of this network are listed; of all of them, when it is empty. */
  list(network: string): void {
    this.listed = network
  }

  /** A coin, on a network or on none yet. */
  open(coin: Coin | undefined, network: CoinNetwork | undefined): void {
    this.coinId = coin?.id
    this.network = network
    this.unit = 'coin'
  }

  choose(network: CoinNetwork): void {
    this.network = network
  }

  /** A network, and the coin that it is one of. */
  show(network: CoinNetwork): void {
    this.open(
      this.coins.find(({ methods }) => methods.includes(network.method)),
      network,
    )
  }

  setUnit(unit: 'coin' | 'account'): void {
    this.unit = unit
  }

  /** Of the box that is chosen, where there are boxes. Read as MobX reads. */
  addressOf(network: string): AddressState | undefined {
    return this.#addresses.get(addressKey(network, this.#boxes?.chosen))
  }

  /** The address of the network that is chosen, and of no other. */
  get address(): AddressState | undefined {
    return this.network && this.addressOf(this.network.id)
  }

  /** The name of a method whose address is on its way; read as MobX reads. */
  get asked(): string | undefined {
    for (const [key, { kind }] of this.#addresses) if (kind === 'asking') return methodIn(key)
    return undefined
  }

  /** Whose deposit this is, among the addresses of this page. */
  madeOf(depositId: string): MadeAddress | undefined {
    for (const state of this.#addresses.values()) {
      if (state.kind === 'there' && state.made.deposit.id === depositId) return state.made
    }
    return undefined
  }

  put(network: string, state: AddressState, box?: ShownBox): void {
    this.#addresses.set(addressKey(network, box), state)
  }

  worthOf({ deposit }: MadeAddress): string | undefined {
    return this.#worth.get(deposit.id)
  }

  seenOf(depositId: string): SeenCoins | undefined {
    return this.#seen.get(depositId)
  }

  /** What is said of them later fills up what was said before; the counting goes on. */
  see(depositId: string, chain: ChainTransaction): void {
    const { at = this.#now(), blocks = 0 } = this.#seen.get(depositId) ?? {}
    this.#seen.set(depositId, { chain, at, blocks })
  }

  count(depositId: string, blocks: number): void {
    const seen = this.#seen.get(depositId)
    if (seen !== undefined) this.#seen.set(depositId, { ...seen, blocks })
  }

  setWorth({ deposit }: MadeAddress, amount: string): void {
    this.#worth.set(deposit.id, amount)
  }
}

function withoutForms(coin: Coin): Coin[] {
  const networks = coin.networks.filter(({ asksFirst }) => !asksFirst)
  const methods = coin.methods.filter((one) => networks.some(({ method }) => method === one))
  return networks.length === 0 ? [] : [{ ...coin, networks, methods }]
}

/** What an address is asked for: with another box, or another price of it, it is another gesture (D-18). */
export const addressKey = (network: string, box: ShownBox | undefined): string =>
  box === undefined ? network : JSON.stringify([network, box.id, box.price, box.currency, box.gold, box.sweep])

/** The method of a key: of a network of several, and of a box, the key is a list whose first part says it. */
const methodIn = (key: string): string => (key.startsWith('[') ? methodIn(String(JSON.parse(key)[0])) : key)
