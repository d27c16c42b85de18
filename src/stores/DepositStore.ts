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

/** The create that is on its way. What is not known of earlier ones is a doubt, and belongs to its method. */
export type DepositState = 'idle' | 'creating'

/** Why a method can't be paid by just now. */
export type Doubt =
  /** The answer to a create was lost: the server is being asked. Perhaps it has named this deposit. */
  | { readonly kind: 'checking'; readonly depositId: string | undefined }
  /** The server can't be at work on it any more, and nobody can tell what became of it: the player decides. */
  | { readonly kind: 'unknown'; readonly depositId: string | undefined }
  /** Another document of this player is paying. */
  | { readonly kind: 'elsewhere' }
  /** A deposit is open that this document does not know: it may be one that was lost with a former document. */
  | { readonly kind: 'found'; readonly depositId: string }

export class DepositStore {
  state: DepositState = 'idle'
  isDepositSubmitted = false
  current: Deposit | undefined = undefined
  /** A payment page that must be opened by a press, since it could not be opened by itself. */
  pendingPage: PaymentSource | undefined = undefined
  readonly #doubts = observable.map<string, Doubt>(undefined, { deep: false })

  constructor() {
    makeObservable(this, {
      state: observable,
      isDepositSubmitted: observable,
      current: observableRef,
      pendingPage: observableRef,
      setState: action,
      doubt: action,
      setSubmitted: action,
      adopt: action,
      offerPage: action,
      clear: action,
    })
  }

  setState(state: DepositState): void {
    this.state = state
  }

  /** Read as MobX reads. */
  doubtOf(method: string): Doubt | undefined {
    return this.#doubts.get(method)
  }

  /** Undefined: there is none any more. */
  doubt(method: string, doubt: Doubt | undefined): void {
    if (doubt === undefined) this.#doubts.delete(method)
    else this.#doubts.set(method, doubt)
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

  /** For a new payment. A doubt is not touched: it holds its method wherever the player goes. */
  clear(): void {
    this.current = undefined
    this.pendingPage = undefined
  }
}
