import { action, compareShallow, computed, makeObservable, observable, observableRef } from 'mobx'
import type { DepositBonus } from '../model/bonus.ts'
import type { Method } from '../model/method.ts'
import { takesBonus } from '../reference/bonusMethods.ts'

/** BONUS-09. */
export type BonusMode = 'with_bonus' | 'without_bonus'

/** The bonuses that the host offers, and which of them comes with the next deposit. */
export class BonusStore {
  /** Also those that have ended: what is said of them can still be read. */
  offered: readonly DepositBonus[]
  /** What the player has chosen, or the host for him; the first one else (BONUS-11). */
  chosen: string | undefined
  mode: BonusMode = 'with_bonus'
  /** When the clock was last looked at, so that what is shown and what is sent are judged by the same moment (I4). */
  lookedAt = 0
  /** The address of the host's picture of them, once it has come; else empty. */
  badge = ''
  readonly #running = computed(() => this.offered.filter((bonus) => !this.hasEnded(bonus)), { equals: compareShallow })

  constructor(offered: readonly DepositBonus[] = [], chosen?: string) {
    this.offered = offered
    this.chosen = chosen
    makeObservable(this, {
      offered: observableRef,
      chosen: observable,
      mode: observable,
      lookedAt: observable,
      badge: observable,
      active: computed,
      offer: action,
      choose: action,
      toggle: action,
      look: action,
      setBadge: action,
    })
  }

  setBadge(url: string): void {
    this.badge = url
  }

  /** Those that have not ended. */
  get running(): readonly DepositBonus[] {
    return this.#running.get()
  }

  /** The one that is chosen; when that has ended, the next after it, or else the one before (BONUS-08). */
  get active(): DepositBonus | undefined {
    const { offered, running } = this
    const at = Math.max(
      0,
      offered.findIndex(({ id }) => id === this.chosen),
    )
    const isRunning = (bonus: DepositBonus) => running.includes(bonus)
    return offered.slice(at).find(isRunning) ?? offered.slice(0, at).findLast(isRunning)
  }

  /** The bonus that is offered with a deposit by this method. */
  activeFor(method: Method | undefined): DepositBonus | undefined {
    return method !== undefined && takesBonus(method) ? this.active : undefined
  }

  /** The bonus that comes with it if the amount is high enough (BONUS-05); both screen and create ask here. */
  selectedFor(method: Method | undefined): DepositBonus | undefined {
    return this.mode === 'with_bonus' ? this.activeFor(method) : undefined
  }

  hasEnded({ endsAt }: DepositBonus): boolean {
    return endsAt !== undefined && endsAt <= this.lookedAt
  }

  offer(bonuses: readonly DepositBonus[]): void {
    this.offered = bonuses
  }

  /** Whoever chooses one wants it. */
  choose(id: string): void {
    this.chosen = id
    this.mode = 'with_bonus'
  }

  toggle(): void {
    this.mode = this.mode === 'with_bonus' ? 'without_bonus' : 'with_bonus'
  }

  look(now: number): void {
    this.lookedAt = now
  }
}
