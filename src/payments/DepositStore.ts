import { action, makeObservable, observable, observableRef } from 'mobx'
import type { RouteName } from '../../schemas/routes.ts'
import type { PaymentSource } from '../model/paymentSource.ts'
import { UnresolvedPayments } from './UnresolvedPayments.ts'

/** A deposit known to the server. */
export interface Deposit {
  readonly id: string
  readonly method: string
  readonly amount: string
  readonly currency: string
  /** Wall time, in milliseconds. */
  readonly startedAt: number
}

/** The state of the current create. Unresolved earlier creates are kept per method. */
export type DepositState = 'idle' | 'creating'

/**
 * The state of the provider's page for the current deposit. `unknown`: there is none, or this document has not opened
 * it (after a reload). `blocked`, `closed`: not reached yet. `refused`: its URL is unsafe. `missing`: the response
 * should have contained a URL. `lost`: the response with the URL was lost. `invoice`, `address`: paid outside the
 * cashier, without a page. `unchosen`: there are offers, and none was taken.
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
  state: DepositState = 'idle'
  isDepositSubmitted = false
  current: Deposit | undefined = undefined
  page: PaymentPageState = 'unknown'
  /** No window is opened automatically: in a native app, or for a method that skips it. */
  isWindowless = false
  /** The payment page, while the player may open it. */
  pendingPage: PaymentSource | undefined = undefined

  /** The page the response of the current deposit leads to. */
  leadsTo: RouteName | undefined = undefined

  constructor() {
    super()
    makeObservable(this, {
      state: observable,
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

  setState(state: DepositState): void {
    this.state = state
  }

  setSubmitted(isSubmitted: boolean): void {
    this.isDepositSubmitted = isSubmitted
  }

  /** Resets the page data if it is another deposit (I17). */
  adopt(deposit: Deposit): void {
    if (deposit.id === '' || deposit.id !== this.current?.id) {
      this.offerPage(undefined)
      this.leadsTo = undefined
    }
    this.current = deposit
  }

  /** Sets the page of the current deposit; its state is set by `setPage`. */
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

  /** Resets for a new payment. UnresolvedPayments are kept: they block their method on every page. */
  clear(): void {
    this.current = undefined
    this.leadsTo = undefined
    this.offerPage(undefined)
  }
}
