import { action, makeObservable, observable, observableRef } from 'mobx'
import type { RouteName } from '../../schemas/routes.ts'
import type { PaymentSource } from '../model/paymentSource.ts'
import { type CreateState, UnresolvedPayments } from './UnresolvedPayments.ts'

/** A deposit known to the server. */
export interface Deposit {
  readonly id: string
  readonly method: string
  readonly amount: string
  readonly currency: string
  /** Wall time, in milliseconds. */
  readonly startedAt: number
}

/**
 * The state of the provider's page for the current deposit. `unknown`: there is no page, or the widget has not opened
 * it since the last reload. `blocked`: its window did not open, or does not answer and may show the page; also the
 * state of a page that the configuration names, when the response was lost. `closed`: the player closed the window.
 * `refused`: its URL is unsafe. `missing`: the response should have contained a URL. `lost`: the response with the URL
 * was lost. `invoice`, `address`: the deposit is paid outside the cashier, without a page. `unchosen`: the player took
 * none of the offers, or the server refused the chosen one.
 */
export type PaymentPageState =
  | 'unknown'
  | 'open'
  | 'blocked'
  | 'refused'
  | 'closed'
  | 'missing'
  | 'lost'
  | 'invoice'
  | 'address'
  | 'unchosen'

export class DepositStore extends UnresolvedPayments {
  state: CreateState = 'idle'
  /** The number of calls that move money and have no answer yet, of deposits and withdrawals. */
  inFlight = 0
  isDepositSubmitted = false
  current: Deposit | undefined = undefined
  page: PaymentPageState = 'unknown'
  /**
   * No window opens by itself: the widget runs in a native app, the page opens in an app, or the method skips the
   * window.
   */
  isWindowless = false
  /** The payment page, while the player may open it. */
  pendingPage: PaymentSource | undefined = undefined

  /** The route that the response of the current deposit leads to. */
  leadsTo: RouteName | undefined = undefined

  constructor() {
    super()
    makeObservable(this, {
      state: observable,
      inFlight: observable,
      countInFlight: action,
      isDepositSubmitted: observable,
      current: observableRef,
      page: observable,
      isWindowless: observable,
      pendingPage: observableRef,
      setState: action,
      setSubmitted: action,
      adopt: action,
      offerPage: action,
      setPage: action,
      clear: action,
    })
  }

  countInFlight(difference: 1 | -1): void {
    this.inFlight += difference
  }

  setState(state: CreateState): void {
    this.state = state
  }

  setSubmitted(isSubmitted: boolean): void {
    this.isDepositSubmitted = isSubmitted
  }

  /** Makes a deposit the current one. Resets the page data unless the deposit was current already (I17). */
  adopt(deposit: Deposit): void {
    if (deposit.id === '' || deposit.id !== this.current?.id) {
      this.offerPage(undefined)
      this.leadsTo = undefined
    }
    this.current = deposit
  }

  /** Sets the page of the current deposit and resets the page's state, which `setPage` sets. */
  offerPage(page: PaymentSource | undefined): void {
    this.pendingPage = page
    this.page = 'unknown'
    this.isWindowless = false
  }

  lead(page: RouteName): void {
    this.leadsTo = page
  }

  setPage(page: PaymentPageState, isWindowless = false): void {
    this.page = page
    this.isWindowless = isWindowless
  }

  /** Resets the store for a new payment. Unresolved payments stay: they block their method on every page. */
  clear(): void {
    this.current = undefined
    this.leadsTo = undefined
    this.offerPage(undefined)
  }
}
