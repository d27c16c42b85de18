import { action, makeObservable, observable, observableRef } from 'mobx'
import type { RouteName } from '../../schemas/routes.ts'
import type { PaymentSource } from '../model/paymentSource.ts'
import { Doubts } from './Doubts.ts'

/** A deposit the server knows of. */
export interface Deposit {
  readonly id: string
  readonly method: string
  readonly amount: string
  readonly currency: string
  /** Wall time, in milliseconds. */
  readonly startedAt: number
}

/** The create that is on its way. What is not known of earlier ones is a doubt, and belongs to its method. */
export type DepositState = 'idle' | 'creating'

/**
 * What is known of the provider's page of the current deposit. `unknown`: it has none, or this document has not opened
 * it (a reload). `blocked`, `closed`: it was not reached yet. `refused`: its address may not be opened. `missing`: it should
 * have one, and nobody has said which. `lost`: the answer that held its address never came. `invoice`, `address`: it is
 * paid outside, and has no page. `unchosen`: offers were made for it, and it has not gone on with any.
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

export class DepositStore extends Doubts {
  state: DepositState = 'idle'
  isDepositSubmitted = false
  current: Deposit | undefined = undefined
  page: PaymentPageState = 'unknown'
  /** No window was meant to open by itself: on a phone's app, or for a method that skips it. */
  isWindowless = false
  /** The address of the payment page, for as long as a press may open it. */
  pendingPage: PaymentSource | undefined = undefined

  /** The page that the answer of the current deposit leads to. */
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

  /** The page of another deposit is not this one's (I17). */
  adopt(deposit: Deposit): void {
    if (deposit.id === '' || deposit.id !== this.current?.id) {
      this.offerPage(undefined)
      this.leadsTo = undefined
    }
    this.current = deposit
  }

  /** The address of the current deposit's page. What became of the page is said by `setPage`. */
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

  /** For a new payment. A doubt is not touched: it holds its method wherever the player goes. */
  clear(): void {
    this.current = undefined
    this.leadsTo = undefined
    this.offerPage(undefined)
  }
}
