import validate from 'virtual:validate/stored/bonusChoice/BONUS_CHOICE'
import { reaction } from 'mobx'
import type { BonusChoice } from '../../../schemas/stored/bonusChoice.ts'
import type { KeyValueStore } from '../../platform/storage.ts'
import type { BonusStore } from '../../stores/BonusStore.ts'
import type { CryptoBonusStore } from '../../stores/CryptoBonusStore.ts'

const KEY = 'paywidget.bonus'

export interface BonusChoiceNeed {
  readonly storage: KeyValueStore
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
export function keepBonusChoice({ storage, identity, given, bonus, cryptoBonus }: BonusChoiceNeed): KeptChoice {
  function kept(): BonusChoice | undefined {
    try {
      const stored: unknown = JSON.parse(storage.get(KEY) ?? 'null')
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
  } else storage.remove(KEY) // what has ended does not come back with the former name
  const dispose = reaction(
    (): BonusChoice => ({
      ...{ identity, mode: bonus.mode, isCryptoOn: cryptoBonus.isOn },
      ...(given !== undefined && { given }),
      ...(bonus.chosen !== undefined && { chosen: bonus.chosen }),
    }),
    (choice) => storage.set(KEY, JSON.stringify(choice)),
  )
  return {
    drop() {
      dispose()
      storage.remove(KEY)
    },
    dispose,
  }
}
