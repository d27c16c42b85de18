import { action, makeObservable, observable } from 'mobx'

/** Why a payment was not made: declined, or cancelled by whom. */
export type MistakedReason = 'declined' | 'time' | 'provider' | 'player'

export type TransactionStatus = 'waiting' | 'accepted' | 'mistaked' | 'processed'

/** What is known of a transaction: which one, and its status (spec 4). */
export class TransactionStore {
  status: TransactionStatus = 'waiting'
  depositId: string | undefined = undefined
  /** Of `mistaked`. */
  reason: MistakedReason = 'declined'
  /** An address has named an outcome that the server has not said: nothing of it is shown (I10). */
  isClaimed = false
  /** The server leaves one question about it after the other unanswered (C50). */
  isUnheard = false

  constructor() {
    makeObservable(this, {
      status: observable,
      depositId: observable,
      reason: observable,
      isClaimed: observable,
      isUnheard: observable,
      set: action,
      claim: action,
      setUnheard: action,
      reset: action,
    })
  }

  /** `processed` is final: nothing that comes later takes it back (I9). */
  set(status: TransactionStatus, depositId?: string, reason: MistakedReason = 'declined'): void {
    const isSame = depositId === undefined || depositId === this.depositId
    if (isSame && this.status === 'processed') return
    this.status = status
    this.reason = reason
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
