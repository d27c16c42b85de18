import { action, makeObservable, observable, observableRef } from 'mobx'
import type { Method } from '../model/method.ts'
import { takesBonus } from '../reference/bonusMethods.ts'

/** A bonus that the host offers with a deposit. Amounts are decimal texts. */
export interface DepositBonus {
  readonly id: string
  readonly kind: 'deposit' | 'freespin'
  readonly percent: string
  readonly maxAmount: string
  readonly minDeposit: string
  /** Wall time, in milliseconds; undefined when it has no end. */
  readonly endsAt?: number | undefined
}

/** The bonus of the next deposit: the first that is offered (BONUS rules of choice come with their own screens). */
export class BonusStore {
  offered: readonly DepositBonus[]
  /** When the clock was last looked at, so that what is shown and what is sent are judged by the same moment (I4). */
  lookedAt = 0

  constructor(offered: readonly DepositBonus[] = []) {
    this.offered = offered
    makeObservable(this, { offered: observableRef, lookedAt: observable, offer: action, look: action })
  }

  /** The bonus that comes with a deposit by this method, if the amount is high enough; both screen and create ask here. */
  activeFor(method: Method | undefined): DepositBonus | undefined {
    if (method === undefined || !takesBonus(method)) return undefined
    return this.offered.find(({ endsAt }) => endsAt === undefined || endsAt > this.lookedAt)
  }

  offer(bonuses: readonly DepositBonus[]): void {
    this.offered = bonuses
  }

  look(now: number): void {
    this.lookedAt = now
  }
}
