import validate from 'virtual:validate/stored/bonusChoice/BONUS_CHOICE'
import { reaction } from 'mobx'
import type { BonusChoice } from '../../../schemas/stored/bonusChoice.ts'
import type { KeyValueStore } from '../../platform/storage.ts'
import type { BonusStore } from '../../stores/BonusStore.ts'
import type { CryptoBonusStore } from '../../stores/CryptoBonusStore.ts'

/** Each cashier of a page has a choice of its own: the storage is one for all of them (W1). */
const keyAt = (place: string): string => `paywidget.bonus${place && `.${place}`}`

export interface BonusChoiceNeed {
  readonly storage: KeyValueStore
  /** Which of the cashiers of the page this is. */
  readonly place: string
  readonly identity: string
  /** The bonus that the host names. */
  readonly given: string | undefined
  readonly bonus: Pick<BonusStore, 'chosen' | 'mode' | 'choose' | 'toggle'>
  readonly cryptoBonus: Pick<CryptoBonusStore, 'isOn' | 'toggle'>
}

export interface KeptChoice {
  /** The player has left. */
  drop(): void
  dispose(): void
}

/**
 * The player's choice among the bonuses holds for the session in this tab, over a reload and over other settings of the
 * host (spec 4 Bonus, BONUS-09, BONUS-15): a bonus binds what is won with it, so one that was declined must not come back
 * unasked. It ends when the host names another bonus.
 */
export function keepBonusChoice({ storage, place, identity, given, bonus, cryptoBonus }: BonusChoiceNeed): KeptChoice {
  const key = keyAt(place)

  function kept(): BonusChoice | undefined {
    try {
      const stored: unknown = JSON.parse(storage.get(key) ?? 'null')
      return validate(stored) ? (stored as BonusChoice) : undefined
    } catch {
      return undefined // what somebody else wrote there is no choice of ours
    }
  }

  const before = kept()
  if (before?.identity === identity && before.given === given) {
    if (before.chosen !== undefined) bonus.choose(before.chosen)
    if (before.mode !== bonus.mode) bonus.toggle()
    if (before.isCryptoOn !== cryptoBonus.isOn) cryptoBonus.toggle()
  } else storage.remove(key) // what has ended does not come back with the former name
  const dispose = reaction(
    (): BonusChoice => ({
      ...{ identity, mode: bonus.mode, isCryptoOn: cryptoBonus.isOn },
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
