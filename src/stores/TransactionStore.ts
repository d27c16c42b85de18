import { action, makeObservable, observable } from 'mobx'

export type TransactionStatus = 'waiting' | 'accepted' | 'mistaked' | 'processed'

/** What is known of a transaction: which one, and its status (spec 4). */
export class TransactionStore {
  status: TransactionStatus = 'waiting'
  depositId: string | undefined = undefined

  constructor() {
    makeObservable(this, { status: observable, depositId: observable, set: action, reset: action })
  }

  /** `processed` is final: nothing that comes later takes it back (I9). */
  set(status: TransactionStatus, depositId?: string): void {
    const isSame = depositId === undefined || depositId === this.depositId
    if (isSame && this.status === 'processed') return
    this.status = status
    if (depositId !== undefined) this.depositId = depositId
  }

  reset(): void {
    this.status = 'waiting'
    this.depositId = undefined
  }
}
