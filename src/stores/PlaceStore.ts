import { action, computed, makeObservable, observableRef } from 'mobx'
import type { Place } from '../model/place.ts'
import type { MethodsStore } from './MethodsStore.ts'
import type { SessionStore } from './SessionStore.ts'

interface Chosen extends Place {
  readonly method: string
  /** Where the player was at home when it was chosen: who goes to another region starts anew. */
  readonly home: string
}

/**
 * Where a payment by the method that is open is made from, and in what: the player's home, unless the method lets the player
 * choose. Whatever is asked, checked or sent in a country or a currency reads it here.
 */
export class PlaceStore implements Place {
  chosen: Chosen | undefined = undefined
  readonly #session: Pick<SessionStore, 'home'>
  readonly #methods: Pick<MethodsStore, 'selected'>

  constructor(session: Pick<SessionStore, 'home'>, methods: Pick<MethodsStore, 'selected'>) {
    this.#session = session
    this.#methods = methods
    makeObservable(this, { chosen: observableRef, now: computed, choose: action })
  }

  /** Whether the player, or the method, has named a place for it. */
  get isChosen(): boolean {
    return this.now !== undefined
  }

  get country(): string {
    return (this.now ?? this.#session.home).country
  }

  get currency(): string {
    return (this.now ?? this.#session.home).currency
  }

  /** What was chosen for one method is no other's. */
  get now(): Chosen | undefined {
    const { chosen } = this
    const isOfMethod = chosen !== undefined && chosen.method === this.#methods.selected?.name
    return isOfMethod && chosen.home === homeOf(this.#session) ? chosen : undefined
  }

  /** For the method that is open. */
  choose({ country = this.country, currency = this.currency }: Partial<Place>): void {
    const method = this.#methods.selected?.name
    if (method !== undefined) this.chosen = { method, home: homeOf(this.#session), country, currency }
  }
}

const homeOf = ({ home }: Pick<SessionStore, 'home'>): string => `${home.country} ${home.currency}`
