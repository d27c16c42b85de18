import type { Scopes } from '../../../schemas/scopes/views.ts'
import type { BonusStore } from '../../catalog/BonusStore.ts'
import type { CryptoBonusStore } from '../../catalog/CryptoBonusStore.ts'
import type { Bonuses } from './followBonuses.ts'

/** Bonus state for the pages on which a bonus is chosen. */
export interface BonusServices {
  readonly bonus: BonusStore
  readonly bonuses: Bonuses
  readonly bonusViews: Scopes['bonuses']
  readonly cryptoBonus: CryptoBonusStore
}
