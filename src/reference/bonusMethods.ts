import type { Method } from '../model/method.ts'
import { CRYPTO_GROUP } from './cryptoBonus.ts'
import { traitsOf } from './methodTraits.ts'

type BonusMethod = Pick<Method, 'name' | 'category' | 'cardViewType' | 'isInvestForbidden'>

/** The methods whose deposits get no bonus (spec 4, BONUS-12). */
const WITHOUT_BONUS: ReadonlySet<string> = new Set(['yamoney_h2h', 'yamoney_rub', 'webmoney_usd'])

/** Whether deposits with this method may get a bonus of the host. Deposits of coins get none (D-47). */
export function takesBonus(method: BonusMethod): boolean {
  return !isCoin(method) && mayGetBonus(method)
}

/** Whether deposits with this method may get the bonus on coins. */
export function takesCryptoBonus(method: BonusMethod): boolean {
  return isCoin(method) && mayGetBonus(method)
}

const isCoin = ({ category }: BonusMethod): boolean => category === CRYPTO_GROUP

/** Whether nothing forbids a bonus (BONUS-05, 12, 13, Q-090). */
const mayGetBonus = (method: BonusMethod): boolean =>
  !traitsOf(method).hasNoBonus && !method.isInvestForbidden && !WITHOUT_BONUS.has(method.name)
