import type { Method } from '../model/method.ts'
import { traitsOf } from './methodTraits.ts'

/** The methods whose deposits get no bonus (spec 4, BONUS-12). */
const WITHOUT_BONUS: ReadonlySet<string> = new Set(['yamoney_h2h', 'yamoney_rub', 'webmoney_usd'])

/** Whether deposits with this method may get a bonus (BONUS-05, 12, 13). */
export function takesBonus(method: Pick<Method, 'name' | 'cardViewType' | 'isInvestForbidden'>): boolean {
  return !traitsOf(method).hasNoBonus && !method.isInvestForbidden && !WITHOUT_BONUS.has(method.name)
}
