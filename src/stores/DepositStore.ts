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

export class DepositStore {
  state: DepositState = 'idle'
  isDepositSubmitted = false
  current: Deposit | undefined = undefined
  /** A payment page that must be opened by a press, since it could not be opened by itself. */
  pendingPage: PaymentSource | undefined = undefined

  constructor() {
    makeObservable(this, {
      state: observable,
      isDepositSubmitted: observable,
      current: observableRef,
      pendingPage: observableRef,
      setState: action,
      setSubmitted: action,
      adopt: action,
      offerPage: action,
      clear: action,
    })
  }

  setState(state: DepositState): void {
    this.state = state
  }

  setSubmitted(isSubmitted: boolean): void {
    this.isDepositSubmitted = isSubmitted
  }

  adopt(deposit: Deposit): void {
    this.current = deposit
  }

  offerPage(page: PaymentSource | undefined): void {
    this.pendingPage = page
  }

  /** For a new payment. The state is not touched: a create that is still unknown blocks the next one wherever the player goes. */
  clear(): void {
    this.current = undefined
    this.pendingPage = undefined
  }
}
