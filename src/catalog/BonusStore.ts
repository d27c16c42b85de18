import { action, compareShallow, computed, makeObservable, observable, observableRef } from 'mobx'
import type { DepositBonus } from '../model/bonus.ts'
import type { Method } from '../model/method.ts'
import { takesBonus } from '../reference/bonusMethods.ts'

/** Whether the player deposits with a bonus (BONUS-09). */
export type BonusMode = 'with_bonus' | 'without_bonus'

/** The bonuses offered by the host, and the one for the next deposit. */
export class BonusStore {
  /** The host's bonuses, including expired ones, whose details can still be read. */
  offered: readonly DepositBonus[]
  /** The id chosen by the player or the host, if any. Without it, `active` is the first bonus (BONUS-11). */
  chosen: string | undefined
  mode: BonusMode = 'with_bonus'
  /** The time of the last expiry check, shared so that the shown bonus and the sent bonus agree (I4). */
  lookedAt = 0
  /** The URL of the host's bonus image once loaded; else empty. */
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

  /** The bonuses that have not expired. */
  get running(): readonly DepositBonus[] {
    return this.#running.get()
  }

  /** The chosen bonus; if it has expired, the next one, or else the previous one (BONUS-08). */
  get active(): DepositBonus | undefined {
    const { offered, running } = this
    const at = Math.max(
      0,
      offered.findIndex(({ id }) => id === this.chosen),
    )
    const isRunning = (bonus: DepositBonus) => running.includes(bonus)
    return offered.slice(at).find(isRunning) ?? offered.slice(0, at).findLast(isRunning)
  }

  /** Whether the active bonus comes with the deposit although neither the player nor the host chose it (U10). */
  get isAutomatic(): boolean {
    return this.active !== undefined && this.active.id !== this.chosen
  }

  /** The bonus offered for deposits with this method. */
  activeFor(method: Method | undefined): DepositBonus | undefined {
    return method !== undefined && takesBonus(method) ? this.active : undefined
  }

  /** The bonus that applies if the amount is high enough (BONUS-05); used both for display and in the create. */
  selectedFor(method: Method | undefined): DepositBonus | undefined {
    return this.mode === 'with_bonus' ? this.activeFor(method) : undefined
  }

  hasEnded({ endsAt }: DepositBonus): boolean {
    return endsAt !== undefined && endsAt <= this.lookedAt
  }

  offer(bonuses: readonly DepositBonus[]): void {
    this.offered = bonuses
  }

  /** Chooses a bonus, which also switches bonuses on. */
  choose(id: string): void {
    this.chosen = id
    this.mode = 'with_bonus'
  }

  /** Switches bonuses off, or on again: the active one is then chosen by the player. */
  toggle(): void {
    if (this.mode === 'without_bonus' && this.active !== undefined) this.chosen = this.active.id
    this.mode = this.mode === 'with_bonus' ? 'without_bonus' : 'with_bonus'
  }

  look(now: number): void {
    this.lookedAt = now
  }
}
