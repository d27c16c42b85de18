import { action, makeObservable, observable } from 'mobx'

/** Why a payment failed: declined, or cancelled and by whom. */
export type MistakedReason = 'declined' | 'time' | 'provider' | 'player'

export type TransactionStatus = 'waiting' | 'accepted' | 'mistaked' | 'processed'

/** The current transaction and its status (spec 4). */
export class TransactionStore {
  status: TransactionStatus = 'waiting'
  depositId: string | undefined = undefined
  /** The reason for `mistaked`. */
  reason: MistakedReason = 'declined'
  /** The return URL claimed an outcome that the server has not confirmed. The claim is not shown (I10). */
  isClaimed = false
  /** Several status requests in a row failed (C50). */
  isPollFailing = false

  constructor() {
    makeObservable(this, {
      status: observable,
      depositId: observable,
      reason: observable,
      isClaimed: observable,
      isPollFailing: observable,
      set: action,
      claim: action,
      setPollFailing: action,
      reset: action,
    })
  }

  /** `processed` is final: no later status replaces it (I9). */
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

  setPollFailing(isPollFailing: boolean): void {
    this.isPollFailing = isPollFailing
  }

  reset(): void {
    this.status = 'waiting'
    this.isPollFailing = false
    this.isClaimed = false
    this.depositId = undefined
  }
}
