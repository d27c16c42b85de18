import { action, makeObservable, observable } from 'mobx'
import type { WireLimits } from '../money/limits.ts'

/** Marks a response that had no limits, as opposed to no response. */
const NO_LIMITS = null

/** The deposit-limits responses by method and currency; they override the limits in the list. */
export class LimitsStore {
  readonly #said = observable.map<string, WireLimits | typeof NO_LIMITS>(undefined, { deep: false })

  constructor() {
    makeObservable(this, { set: action })
  }

  of(method: string, currency: string): WireLimits | undefined {
    return this.#said.get(keyOf(method, currency)) ?? undefined
  }

  /** Whether the response had no limits for the currency (ONRAMP-07). False without a response. */
  isNone(method: string, currency: string): boolean {
    return this.#said.get(keyOf(method, currency)) === NO_LIMITS
  }

  /** Stores a response; undefined means a response without limits. */
  set(method: string, currency: string, limits: WireLimits | undefined): void {
    this.#said.set(keyOf(method, currency), limits ?? NO_LIMITS)
  }
}

const keyOf = (method: string, currency: string): string => `${currency} ${method}`
