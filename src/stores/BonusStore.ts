import { action, computed, makeObservable, observableRef } from 'mobx'

/** A bonus that the host offers with a deposit. Amounts are decimal texts. */
export interface DepositBonus {
  readonly id: string
  readonly kind: 'deposit' | 'freespin'
  readonly percent: string
  readonly maxAmount: string
  readonly minDeposit: string
}

/** The bonus of the next deposit: the first that is offered (BONUS rules of choice come with their own screens). */
export class BonusStore {
  offered: readonly DepositBonus[]

  constructor(offered: readonly DepositBonus[] = []) {
    this.offered = offered
    makeObservable(this, { offered: observableRef, active: computed, offer: action })
  }

  get active(): DepositBonus | undefined {
    return this.offered[0]
  }

  offer(bonuses: readonly DepositBonus[]): void {
    this.offered = bonuses
  }
}
