import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import { isPositive } from '../../money/amount.ts'
import type { RedeemFacts } from '../../money/redeem.ts'

/**
 * Why sweep coins can't be redeemed right now: the data is loading, loading failed, the cashier blocks it, or coins
 * must be played first.
 */
export type RedeemBlock = 'asking' | 'failed' | 'blocked' | 'toPlay'

/** The quote for an amount: `gets` is a decimal text once known. */
export interface Quote {
  readonly state: 'asking' | 'there' | 'failed'
  readonly coin: string
  readonly gets?: string
}

/** The redeemable sweep coins and the quote for them. */
export class RedeemStore {
  facts: RedeemFacts | undefined = undefined
  isFailed = false
  /** Whether the facts were loaded for the page on the screen, not for an earlier one, and still hold. */
  isFresh = false
  /** What the facts are for: the currency, and the player's last redemption. They don't hold for another one. */
  context: string | undefined = undefined
  /** Incremented whenever the known data turned out to be outdated. */
  staleCount = 0
  /** The quote for the amount in the form; undefined if the form has no valid amount. */
  quote: Quote | undefined = undefined

  constructor() {
    makeObservable(this, {
      facts: observableRef,
      isFailed: observable,
      isFresh: observable,
      staleCount: observable,
      quote: observableRef,
      blockedBy: computed,
      submitBlockedBy: computed,
      balances: computed,
      begin: action,
      setFacts: action,
      fail: action,
      markStale: action,
      setQuote: action,
    })
  }

  get blockedBy(): RedeemBlock | undefined {
    if (this.facts === undefined) return this.isFailed ? 'failed' : 'asking'
    // "Still to play" is more informative than "blocked".
    if (isPositive(this.facts.toPlay)) return 'toPlay'
    return this.facts.isBlocked ? 'blocked' : undefined
  }

  /**
   * Why no redemption may be sent now. Stricter than `blockedBy`: facts that an earlier page loaded may be shown, but a
   * redemption needs fresh ones.
   */
  get submitBlockedBy(): RedeemBlock | undefined {
    return this.blockedBy ?? (this.isFresh ? undefined : 'asking')
  }

  /** The balance in the format of withdrawal balances, with a single account. */
  get balances(): { readonly main?: string } {
    return this.facts === undefined ? {} : { main: this.facts.balance }
  }

  /** Keeps what is known, for the same context, until it has been loaded again. */
  begin(context: string): void {
    if (context !== this.context) this.facts = undefined
    this.isFailed = false
    this.isFresh = false
  }

  setFacts(facts: RedeemFacts, context: string): void {
    this.facts = facts
    this.context = context
    this.isFailed = false
    this.isFresh = true
  }

  /** Records a failure; data already loaded for this page stays. */
  fail(): void {
    if (!this.isFresh) this.facts = undefined
    this.isFailed = true
  }

  /** Marks the data as outdated: the page reloads it, and nothing may be sent until then. A later page forgets it. */
  markStale(): void {
    this.staleCount += 1
    this.isFresh = false
    this.context = undefined
  }

  setQuote(quote: Quote | undefined): void {
    this.quote = quote
  }
}
