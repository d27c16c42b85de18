import { action, makeObservable, observable } from 'mobx'
import type { WireLimits } from '../money/limits.ts'

/** Asked, and there are none. */
const NONE = null

/** What deposit-limits said, by method and currency. It comes before what the list says. */
export class LimitsStore {
  readonly #said = observable.map<string, WireLimits | typeof NONE>(undefined, { deep: false })

  constructor() {
    makeObservable(this, { set: action })
  }

  of(method: string, currency: string): WireLimits | undefined {
    return this.#said.get(keyOf(method, currency)) ?? undefined
  }

  /** Whether it was asked, and the answer had none for the currency (ONRAMP-07). Without an answer nobody knows. */
  isNone(method: string, currency: string): boolean {
    return this.#said.get(keyOf(method, currency)) === NONE
  }

  /** Nothing said takes back what was said before. */
  set(method: string, currency: string, limits: WireLimits | undefined): void {
    this.#said.set(keyOf(method, currency), limits ?? NONE)
  }
}

const keyOf = (method: string, currency: string): string => `${currency} ${method}`
