import { action, makeObservable, observable } from 'mobx'

export type TransactionStatus = 'waiting' | 'accepted' | 'mistaked' | 'processed'

/** What is known of a transaction: which one, and its status (spec 4). */
export class TransactionStore {
  status: TransactionStatus = 'waiting'
  depositId: string | undefined = undefined
  /** An address has named an outcome that the server has not said: nothing of it is shown (I10). */
  isClaimed = false
  /** The server leaves one question about it after the other unanswered (C50). */
  isUnheard = false

  constructor() {
    makeObservable(this, {
      status: observable,
      depositId: observable,
      isClaimed: observable,
      isUnheard: observable,
      set: action,
      claim: action,
      setUnheard: action,
      reset: action,
    })
  }

  /** `processed` is final: nothing that comes later takes it back (I9). */
  set(status: TransactionStatus, depositId?: string): void {
    const isSame = depositId === undefined || depositId === this.depositId
    if (isSame && this.status === 'processed') return
    this.status = status
    this.isClaimed = false
    if (depositId !== undefined) this.depositId = depositId
  }

  claim(): void {
    this.isClaimed = true
  }

  setUnheard(isUnheard: boolean): void {
    this.isUnheard = isUnheard
  }

  reset(): void {
    this.status = 'waiting'
    this.isUnheard = false
    this.isClaimed = false
    this.depositId = undefined
  }
}
