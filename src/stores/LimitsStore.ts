import { action, makeObservable, observable } from 'mobx'
import type { WireLimits } from '../money/limits.ts'

/** What deposit-limits said, by method and currency. It comes before what the list says. */
export class LimitsStore {
  readonly #known = observable.map<string, WireLimits>(undefined, { deep: false })

  constructor() {
    makeObservable(this, { set: action })
  }

  of(method: string, currency: string): WireLimits | undefined {
    return this.#known.get(keyOf(method, currency))
  }

  /** Nothing said takes back what was said before. */
  set(method: string, currency: string, limits: WireLimits | undefined): void {
    if (limits === undefined) this.#known.delete(keyOf(method, currency))
    else this.#known.set(keyOf(method, currency), limits)
  }
}

const keyOf = (method: string, currency: string): string => `${currency} ${method}`
