import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import { isPositive } from '../money/amount.ts'
import type { RedeemFacts } from '../money/redeem.ts'

/**
 * Why no sweep coins may be redeemed just now: it is being asked, nobody can say, the cashier does not allow it, or some have
 * to be played first.
 */
export type RedeemHold = 'asking' | 'failed' | 'blocked' | 'toPlay'

/** What one gets for an amount: `gets` is a decimal text, once it is known. */
export interface Quote {
  readonly state: 'asking' | 'there' | 'failed'
  readonly coin: string
  readonly gets?: string
}

/** What of the sweep coins can be redeemed, and what one gets for them. */
export class RedeemStore {
  facts: RedeemFacts | undefined = undefined
  isFailed = false
  /** How often somebody has found that what is known holds no longer. */
  doubts = 0
  /** Of the amount that stands in the form; none where that is no amount. */
  quote: Quote | undefined = undefined

  constructor() {
    makeObservable(this, {
      facts: observableRef,
      isFailed: observable,
      doubts: observable,
      quote: observableRef,
      hold: computed,
      balances: computed,
      begin: action,
      setFacts: action,
      fail: action,
      doubt: action,
      setQuote: action,
    })
  }

  get hold(): RedeemHold | undefined {
    if (this.facts === undefined) return this.isFailed ? 'failed' : 'asking'
    // What is to be played says more than a word of the cashier.
    if (isPositive(this.facts.toPlay)) return 'toPlay'
    return this.facts.isBlocked ? 'blocked' : undefined
  }

  /** As the balances of a withdrawal: there is one account. */
  get balances(): { readonly main?: string } {
    return this.facts === undefined ? {} : { main: this.facts.balance }
  }

  /** What was known before a redemption may be another by now. */
  begin(): void {
    this.facts = undefined
    this.isFailed = false
  }

  setFacts(facts: RedeemFacts): void {
    this.facts = facts
    this.isFailed = false
  }

  /** What is known already holds until more is known. */
  fail(): void {
    this.isFailed = true
  }

  /** Whoever shows it asks again. */
  doubt(): void {
    this.doubts += 1
  }

  setQuote(quote: Quote | undefined): void {
    this.quote = quote
  }
}
