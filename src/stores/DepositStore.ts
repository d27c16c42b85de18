import { action, makeObservable, observable, observableRef } from 'mobx'
import type { PaymentSource } from '../../schemas/depositAnswer.ts'

/** A deposit the server knows of. */
export interface Deposit {
  readonly id: string
  readonly method: string
  readonly amount: string
  readonly currency: string
  /** Wall time, in milliseconds. */
  readonly startedAt: number
}

/**
 * The deposit under way. `unknown`: the answer to a create was lost, and the server has not said yet whether it has it:
 * until it does, no second one is created (I2, I8).
 */
export type DepositState = 'idle' | 'creating' | 'checking' | 'unknown'

/**
 * What is known of the provider's page of the current deposit. `unknown`: it has none, or this document has not opened
 * it (a reload). `blocked`, `closed`: it was not reached yet. `refused`: its address may not be opened. `lost`: the
 * answer that held its address never came.
 */
export type PaymentPageState = 'unknown' | 'open' | 'blocked' | 'refused' | 'closed' | 'lost'

export class DepositStore {
  state: DepositState = 'idle'
  isDepositSubmitted = false
  current: Deposit | undefined = undefined
  page: PaymentPageState = 'unknown'
  /** The address of the payment page, for as long as a press may open it. */
  pendingPage: PaymentSource | undefined = undefined

  constructor() {
    makeObservable(this, {
      state: observable,
      isDepositSubmitted: observable,
      current: observableRef,
      page: observable,
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
    if (deposit.id === '' || deposit.id !== this.current?.id) this.offerPage(undefined)
    this.current = deposit
  }

  /** The address of the current deposit's page. What became of the page is said by `setPage`. */
  offerPage(page: PaymentSource | undefined): void {
    this.pendingPage = page
    this.page = 'unknown'
  }

  setPage(page: PaymentPageState): void {
    this.page = page
  }

  /** For a new payment. The state is not touched: a create that is still unknown blocks the next one wherever the player goes. */
  clear(): void {
    this.current = undefined
    this.offerPage(undefined)
  }
}
