import validate from 'virtual:validate/stored/bonusChoice/BONUS_CHOICE'
import { reaction } from 'mobx'
import type { BonusChoice } from '../../../schemas/stored/bonusChoice.ts'
import type { BonusStore } from '../../catalog/BonusStore.ts'
import type { CryptoBonusStore } from '../../catalog/CryptoBonusStore.ts'
import type { KeyValueStore } from '../../platform/storage/storage.ts'

/** One storage key for each cashier on the page, because they all use the same storage (W1). */
const keyAt = (place: string): string => `paywidget.bonus${place && `.${place}`}`

export interface BonusChoiceNeed {
  readonly storage: KeyValueStore
  /** The id of this cashier among those on the page (`WidgetStorage`). */
  readonly place: string
  readonly identity: string
  /** The id of the bonus that the host preselects. */
  readonly given: string | undefined
  readonly bonus: Pick<BonusStore, 'chosen' | 'mode' | 'choose' | 'toggle'>
  readonly cryptoBonus: Pick<CryptoBonusStore, 'isOn' | 'toggle'>
}

export interface KeptChoice {
  /** Stops, and deletes the stored choice: the player has changed. */
  drop(): void
  dispose(): void
}

/**
 * Keeps the player's bonus choice for the session in this tab, across reloads and host setting changes (spec 4 Bonus,
 * BONUS-09, BONUS-15): a bonus restricts winnings, so a declined bonus must not come back. The choice ends if the host
 * preselects another bonus.
 */
export function keepBonusChoice({ storage, place, identity, given, bonus, cryptoBonus }: BonusChoiceNeed): KeptChoice {
  const key = keyAt(place)

  function kept(): BonusChoice | undefined {
    try {
      const stored: unknown = JSON.parse(storage.get(key) ?? 'null')
      return validate(stored) ? (stored as BonusChoice) : undefined
    } catch {
      return undefined // invalid data is ignored
    }
  }

  const before = kept()
  if (before?.identity === identity && before.given === given) {
    if (before.chosen !== undefined) bonus.choose(before.chosen)
    if (before.mode !== bonus.mode) bonus.toggle()
    if (before.isCryptoOn !== cryptoBonus.isOn) cryptoBonus.toggle()
  } else storage.remove(key) // an ended choice must not come back if the host preselects the former bonus again
  const dispose = reaction(
    (): BonusChoice => ({
      identity,
      mode: bonus.mode,
      isCryptoOn: cryptoBonus.isOn,
      ...(given !== undefined && { given }),
      ...(bonus.chosen !== undefined && { chosen: bonus.chosen }),
    }),
    (choice) => storage.set(key, JSON.stringify(choice)),
  )
  return {
    drop() {
      dispose()
      storage.remove(key)
    },
    dispose,
  }
}
