import { reaction } from 'mobx'
import type { FormStore } from '../../forms/FormStore.ts'
import type { HostBridge } from '../../host/HostBridge.ts'
import type { DepositBonus } from '../../model/bonus.ts'
import type { Method } from '../../model/method.ts'
import { isActivated } from '../../money/bonus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SteadyTime } from '../../platform/steadyTime.ts'
import type { BonusStore } from '../../stores/BonusStore.ts'
import { offeredBonuses, readBonuses } from './readBonuses.ts'

/** Spec 9: how often it is looked whether a bonus has ended. */
const LOOKS_EVERY_MS = 1_000

export interface BonusesNeed {
  readonly bonus: BonusStore
  readonly clock: Clock
  /** The server's, where it says it: a bonus ends when it ends there, whatever the device's clock shows. */
  readonly time: Pick<SteadyTime, 'now'>
  readonly bridge: Pick<HostBridge, 'on'>
  /** The host's list, unread. */
  readonly list: readonly unknown[]
  /** Read as MobX reads: the player may choose another. */
  readonly currency: () => string
  readonly method: () => Method | undefined
  readonly form: () => FormStore | undefined
  /** The bonus that would have come with the amount in the form has ended, and nobody has pressed. */
  readonly onEnded: () => void
  readonly report: (code: string, message: string) => void
}

export interface Bonuses {
  /** Looks at the clock. Whether the bonus that stood on the screen no longer comes with the amount in the form. */
  hasEnded(): boolean
  dispose(): void
}

/** Keeps what is offered true: the host may withdraw a bonus, and one may end, under the player's eyes (BONUS-07, 08). */
export function followBonuses(need: BonusesNeed): Bonuses {
  const { bonus, clock, time, bridge, currency, method, form, report } = need
  let known: readonly DepositBonus[] = []

  const offer = () => bonus.offer(offeredBonuses(known, currency()))

  /** A list is read once, when it comes. Its entries are told by their places: what they hold is the host's. */
  function take(list: readonly unknown[] | undefined): void {
    if (list === undefined) return
    bonus.look(time.now())
    known = readBonuses(list, (position) => report('host.bonus', `bonusList/${position}: left out, not as agreed`))
    offer()
  }

  function hasEnded(): boolean {
    const shown = bonus.selectedFor(method())
    bonus.look(time.now())
    if (shown === undefined || !isActivated(form()?.amount, shown.minDeposit)) return false
    return bonus.selectedFor(method())?.id !== shown.id
  }

  take(need.list)
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
    bridge.on('bonus-list-updated', (payload) => take(listOf(payload))),
    bridge.on('bonus-list-fetched', (payload) => {
      if (isSuccess(payload)) take(listOf(payload))
      else report('host.bonus', 'bonus-list-fetched: without success')
    }),
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

/** HOST-23. */
const isSuccess = (payload: unknown) => (payload as { success?: unknown } | null)?.success === true

/** The list itself, or an object that holds it. Anything else changes nothing. */
function listOf(payload: unknown): readonly unknown[] | undefined {
  if (Array.isArray(payload)) return payload
  const { bonusList, data } = (payload ?? {}) as { bonusList?: unknown; data?: unknown }
  return [bonusList, data].find((list) => Array.isArray(list))
}
