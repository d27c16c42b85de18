import { reaction } from 'mobx'
import type { FormStore } from '../../forms/FormStore.ts'
import type { HostBridge } from '../../host/HostBridge.ts'
import type { Method } from '../../model/method.ts'
import { isActivated } from '../../money/bonus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { BonusStore } from '../../stores/BonusStore.ts'
import { offeredBonuses } from './offeredBonuses.ts'

/** Spec 9: how often it is looked whether a bonus has ended. */
const LOOKS_EVERY_MS = 1_000

export interface BonusesNeed {
  readonly bonus: BonusStore
  readonly clock: Clock
  readonly bridge: Pick<HostBridge, 'on'>
  /** The host's list, unread. */
  readonly list: readonly unknown[]
  /** Read as MobX reads: the player may choose another. */
  readonly currency: () => string
  readonly method: () => Method | undefined
  readonly form: () => FormStore | undefined
}

export interface Bonuses {
  /** Looks at the clock. Whether the bonus that stood on the screen no longer comes with the amount in the form. */
  hasEnded(): boolean
  dispose(): void
}

/** Keeps what is offered true: the host may withdraw a bonus, and one may end, under the player's eyes (BONUS-07, 08). */
export function followBonuses({ bonus, clock, bridge, currency, method, form, list }: BonusesNeed): Bonuses {
  let known = list
  const offer = (bonuses: readonly unknown[] | undefined) => {
    bonus.look(clock.now())
    known = bonuses ?? known
    if (bonuses !== undefined) bonus.offer(offeredBonuses(bonuses, currency()))
  }
  offer(list)
  let stopLooking = () => {}
  const stopFollow = reaction(
    () => bonus.offered.some(({ endsAt }) => endsAt !== undefined),
    (hasEnd) => {
      stopLooking()
      stopLooking = hasEnd ? clock.setInterval(() => bonus.look(clock.now()), LOOKS_EVERY_MS) : () => {}
    },
    { fireImmediately: true },
  )
  const stops = [
    bridge.on('bonus-list-updated', (payload) => offer(listOf(payload))),
    bridge.on('bonus-list-fetched', (payload) => isSuccess(payload) && offer(listOf(payload))),
    stopFollow,
    reaction(currency, () => offer(known)),
    () => stopLooking(),
  ]
  return {
    hasEnded() {
      const shown = bonus.activeFor(method())
      bonus.look(clock.now())
      if (shown === undefined || !isActivated(form()?.amount, shown.minDeposit)) return false
      return bonus.activeFor(method())?.id !== shown.id
    },
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
