import { action, computed, makeObservable, observableRef } from 'mobx'
import type { Place } from '../model/place.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { MethodsStore } from './MethodsStore.ts'

interface Chosen extends Place {
  readonly method: string
  /** The player's own country and currency at the time of the choice: if they change, the choice is discarded. */
  readonly home: string
}

/**
 * The country and currency of a payment with the selected method: the player's home, unless the method lets the player
 * choose. All requests, checks and payments read the country and currency here.
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

  /** Whether the player or the method has set a country or currency. */
  get isChosen(): boolean {
    return this.now !== undefined
  }

  get country(): string {
    return (this.now ?? this.#session.home).country
  }

  get currency(): string {
    return (this.now ?? this.#session.home).currency
  }

  /** The choice for the selected method; it does not apply to other methods. */
  get now(): Chosen | undefined {
    const { chosen } = this
    const isOfMethod = chosen !== undefined && chosen.method === this.#methods.selected?.name
    return isOfMethod && chosen.home === homeOf(this.#session) ? chosen : undefined
  }

  /** Sets the choice for the selected method. */
  choose({ country = this.country, currency = this.currency }: Partial<Place>): void {
    const method = this.#methods.selected?.name
    if (method !== undefined) this.chosen = { method, home: homeOf(this.#session), country, currency }
  }
}

const homeOf = ({ home }: Pick<SessionStore, 'home'>): string => `${home.country} ${home.currency}`
