import { reaction } from 'mobx'
import type { BonusStore } from '../../catalog/BonusStore.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { HostBridge } from '../../host/bridge/HostBridge.ts'
import type { DepositBonus } from '../../model/bonus.ts'
import type { Method } from '../../model/method.ts'
import { isActivated } from '../../money/bonus.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { SteadyTime } from '../../platform/time/steadyTime.ts'
import { offeredBonuses, readBonuses } from './readBonuses.ts'

/** Interval of the check for ended bonuses (spec 9). */
const LOOKS_EVERY_MS = 1_000

export interface BonusesNeed {
  readonly bonus: BonusStore
  readonly clock: Clock
  /** Server time if known: bonuses end by the server's clock, not the device's. */
  readonly time: Pick<SteadyTime, 'now'>
  readonly bridge: Pick<HostBridge, 'on'>
  /** The list of the host's latest `loaded`, not validated; observable by MobX. */
  readonly list: () => readonly unknown[]
  /** The currency; observable by MobX, because the player may change it. */
  readonly currency: () => string
  readonly method: () => Method | undefined
  readonly form: () => FormStore | undefined
  /** Called if the bonus for the amount in the form has ended before a press. */
  readonly onEnded: () => void
  readonly report: (code: string, message: string) => void
}

export interface Bonuses {
  /** Checks the time. True if the bonus shown for the amount in the form has just ended. */
  hasEnded(): boolean
  dispose(): void
}

/** Keeps the offered bonuses up to date: the host may change the list, and bonuses end (BONUS-07, 08). */
export function followBonuses(need: BonusesNeed): Bonuses {
  const { bonus, clock, time, bridge, list, currency, method, form, report } = need
  let known: readonly DepositBonus[] = []

  const offer = () => bonus.offer(offeredBonuses(known, currency()))

  /**
   * Parses a list when it arrives. Invalid entries are reported without their values, because these are the host's.
   */
  function take(given: readonly unknown[] | undefined, source: string): void {
    if (given === undefined) return
    bonus.look(time.now())
    known = readBonuses(given, (position, why) => report('host.bonus', `${source}/${position} is ignored: ${why}.`))
    offer()
  }

  function hasEnded(): boolean {
    const shown = bonus.selectedFor(method())
    bonus.look(time.now())
    if (shown === undefined || !isActivated(form()?.amount, shown.minDeposit)) return false
    return bonus.selectedFor(method())?.id !== shown.id
  }

  // Compared as text: a later `loaded` that repeats the list, for example with a new token, must not undo a newer
  // update.
  const stopLoaded = reaction(
    () => JSON.stringify(list()),
    () => take(list(), 'bonusList'),
    { fireImmediately: true },
  )
  let stopLooking = () => {}
  const stopFollow = reaction(
    () => bonus.running.some(({ endsAt }) => endsAt !== undefined),
    (hasEnd) => {
      stopLooking()
      stopLooking = hasEnd ? clock.setInterval(() => hasEnded() && need.onEnded(), LOOKS_EVERY_MS) : () => {}
    },
    { fireImmediately: true },
  )
  const stops = [
    bridge.on('bonus-list-updated', (payload) => take(listOf(payload), 'bonus-list-updated')),
    bridge.on('bonus-list-fetched', (payload) => {
      if (isSuccess(payload)) take(listOf(payload), 'bonus-list-fetched')
      else report('host.bonus', 'bonus-list-fetched is ignored, because its `success` is not true.')
    }),
    stopLoaded,
    stopFollow,
    reaction(currency, offer),
    () => stopLooking(),
  ]
  return {
    hasEnded,
    dispose() {
      for (const stop of stops) stop()
    },
  }
}

/** Whether a fetched list is valid (HOST-23). */
const isSuccess = (payload: unknown) => (payload as { success?: unknown } | null)?.success === true

/** The payload if it is a list, or its member `bonusList` or `data`. Undefined for anything else, which is ignored. */
function listOf(payload: unknown): readonly unknown[] | undefined {
  if (Array.isArray(payload)) return payload
  const { bonusList, data } = (payload ?? {}) as { bonusList?: unknown; data?: unknown }
  return [bonusList, data].find((list) => Array.isArray(list))
}
