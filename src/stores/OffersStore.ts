import { action, computed, makeObservable, observableRef } from 'mobx'
import type { Offer } from '../model/offer.ts'
import type { Place } from '../model/place.ts'
import type { Deposit, DepositStore } from './DepositStore.ts'

/** An offer whose amounts can be read, beside the others. Amounts are decimal texts. */
export interface WeighedOffer {
  /** The name of the provider: what the deposit goes on with. */
  readonly method: string
  readonly icons: Offer['icons']
  readonly gets: { readonly amount: string; readonly currency: string }
  readonly fee: { readonly amount: string; readonly currency: string } | undefined
  /** The player gets the most by it, and by no other as much for no higher fee. */
  readonly isBest: boolean
  /** How much less the player gets than by the best; undefined where it is no less, or nobody can say. */
  readonly behind: string | undefined
}

/** The offers for a deposit, as they stand on a page. */
export interface OpenOffers {
  readonly offers: readonly WeighedOffer[]
  /** From where, and in what, they were asked for. */
  readonly place: Place
  /** Until when they hold: in ms, by the steady time. */
  readonly endsAt: number
  readonly totalMs: number
}

/**
 * `none`: nobody offers anything; `changed`: the player has named another country or currency since; `expired`: they hold no
 * longer; `taken`: the deposit goes on with one of them already.
 */
export type OffersState = 'open' | 'none' | 'changed' | 'expired' | 'taken'

interface Offered {
  readonly deposit: Deposit | undefined
  readonly open: OpenOffers | undefined
  readonly chosen: string | undefined
  readonly isOver: boolean
  readonly isTaken: boolean
}

const NOTHING: Offered = { deposit: undefined, open: undefined, chosen: undefined, isOver: false, isTaken: false }

/** What providers offer for the current deposit, and which of it the player has chosen. Of another deposit nothing is said here (I17). */
export class OffersStore {
  said: Offered = NOTHING
  readonly #deposit: Pick<DepositStore, 'current'>
  readonly #place: Place

  constructor(deposit: Pick<DepositStore, 'current'>, place: Place) {
    this.#deposit = deposit
    this.#place = place
    makeObservable(this, {
      said: observableRef,
      state: computed,
      offer: action,
      choose: action,
      setOver: action,
      take: action,
    })
  }

  get open(): OpenOffers | undefined {
    return this.#now.open
  }

  get state(): OffersState {
    const { open, isOver, isTaken } = this.#now
    if (isTaken) return 'taken'
    if (open === undefined || open.offers.length === 0) return 'none'
    const { country, currency } = open.place
    if (country !== this.#place.country || currency !== this.#place.currency) return 'changed'
    return isOver ? 'expired' : 'open'
  }

  /** The one that the player has chosen. Offers that can't be taken any more are chosen no longer. */
  get chosen(): WeighedOffer | undefined {
    const { open, chosen } = this.#now
    return this.state === 'open' ? open?.offers.find(({ method }) => method === chosen) : undefined
  }

  get #now(): Offered {
    return this.said.deposit === this.#deposit.current ? this.said : NOTHING
  }

  /** For the current deposit. Nothing is chosen: that is the player's to do. */
  offer(open: OpenOffers): void {
    this.said = { ...NOTHING, deposit: this.#deposit.current, open }
  }

  /** Undefined: none. */
  choose(method: string | undefined): void {
    const isOffered = this.#now.open?.offers.some((offer) => offer.method === method) === true
    if (method === undefined || (this.state === 'open' && isOffered)) this.#change({ chosen: method })
  }

  /** They hold no longer; or they do, after all. */
  setOver(isOver: boolean): void {
    this.#change({ isOver, ...(isOver && { chosen: undefined }) })
  }

  /** The deposit goes on with the one that is chosen: with no other any more. */
  take(): void {
    this.#change({ isTaken: true })
  }

  #change(change: Partial<Offered>): void {
    const next = { ...this.#now, deposit: this.#deposit.current, ...change }
    if (this.#now.open !== undefined) this.said = next
  }
}
