import { action, computed, makeObservable, observableRef } from 'mobx'
import type { Offer } from '../../model/offer.ts'
import type { Place } from '../../model/place.ts'
import type { Deposit, DepositStore } from '../../payments/DepositStore.ts'

/** An offer with readable amounts, ranked among the others. Amounts are decimal texts. */
export interface RankedOffer {
  /** The method to continue with: the provider's name. */
  readonly method: string
  readonly icons: Offer['icons']
  readonly gets: { readonly amount: string; readonly currency: string }
  readonly fee: { readonly amount: string; readonly currency: string } | undefined
  /** A fee that can't be read as an amount, such as "4.5%", as the server sent it; else empty. */
  readonly unreadFee: string
  /**
   * Whether the player receives the most with this offer, and no other offer gives as much for the same or a lower fee.
   */
  readonly isBest: boolean
  /** How much less the player receives than with the best offer; undefined when not less, or unknown. */
  readonly behind: string | undefined
}

/** The offers for a deposit, ready for display. */
export interface OpenOffers {
  readonly offers: readonly RankedOffer[]
  /** The country and currency for which the offers were requested. */
  readonly place: Place
  /** Expiry in ms, on the steady clock. */
  readonly endsAt: number
  readonly totalMs: number
}

/**
 * `none`: there are no offers; `changed`: the player has changed the country or currency after the offers were
 * requested; `expired`: the offers have expired; `taken`: an offer was sent to continue the deposit.
 */
export type OffersState = 'open' | 'none' | 'changed' | 'expired' | 'taken'

interface Offered {
  readonly deposit: Deposit | undefined
  readonly open: OpenOffers | undefined
  readonly chosen: string | undefined
  readonly isExpired: boolean
  readonly isTaken: boolean
}

const NOTHING: Offered = { deposit: undefined, open: undefined, chosen: undefined, isExpired: false, isTaken: false }

/** The offers for the current deposit and the player's choice. Offers of other deposits are never shown (I17). */
export class OffersStore {
  offered: Offered = NOTHING
  readonly #deposit: Pick<DepositStore, 'current'>
  readonly #place: Place

  constructor(deposit: Pick<DepositStore, 'current'>, place: Place) {
    this.#deposit = deposit
    this.#place = place
    makeObservable(this, {
      offered: observableRef,
      state: computed,
      offer: action,
      choose: action,
      chooseBest: action,
      setExpired: action,
      take: action,
    })
  }

  get open(): OpenOffers | undefined {
    return this.#now.open
  }

  get state(): OffersState {
    const { open, isExpired, isTaken } = this.#now
    if (isTaken) return 'taken'
    if (open === undefined || open.offers.length === 0) return 'none'
    const { country, currency } = open.place
    if (country !== this.#place.country || currency !== this.#place.currency) return 'changed'
    return isExpired ? 'expired' : 'open'
  }

  /** The player's choice; undefined once the offers can't be taken any more. */
  get chosen(): RankedOffer | undefined {
    const { open, chosen } = this.#now
    return this.state === 'open' ? open?.offers.find(({ method }) => method === chosen) : undefined
  }

  get #now(): Offered {
    return this.offered.deposit === this.#deposit.current ? this.offered : NOTHING
  }

  /** Sets the offers of the current deposit, without preselecting one. */
  offer(open: OpenOffers): void {
    this.offered = { ...NOTHING, deposit: this.#deposit.current, open }
  }

  /** Chooses an offer, or none when undefined. */
  choose(method: string | undefined): void {
    const isOffered = this.#now.open?.offers.some((offer) => offer.method === method) === true
    if (method === undefined || (this.state === 'open' && isOffered)) this.#change({ chosen: method })
  }

  /** Chooses the best offer, or the only one; none if no single offer is the best (U16). */
  chooseBest(): void {
    const offers = this.#now.open?.offers ?? []
    const best = offers.length === 1 ? offers[0] : offers.find(({ isBest }) => isBest)
    this.choose(this.state === 'open' ? best?.method : undefined)
  }

  /** Marks the offers as expired, or as valid again. */
  setExpired(isExpired: boolean): void {
    this.#change({ isExpired, ...(isExpired && { chosen: undefined }) })
  }

  /** Marks the chosen offer as taken: no other offer can be taken afterwards. */
  take(): void {
    this.#change({ isTaken: true })
  }

  #change(change: Partial<Offered>): void {
    const next = { ...this.#now, deposit: this.#deposit.current, ...change }
    if (this.#now.open !== undefined) this.offered = next
  }
}
