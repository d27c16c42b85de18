import { CASHIERS } from '../../cashiers/CASHIERS.ts'
import { BonusStore } from '../../catalog/BonusStore.ts'
import { CryptoBonusStore } from '../../catalog/CryptoBonusStore.ts'
import { type BonusesNeed, followBonuses } from '../../features/bonus/followBonuses.ts'
import { keepBonusChoice } from '../../features/bonus/keepBonusChoice.ts'
import type { AfterCreateHandlers } from '../../features/deposit/routeAfterCreate.ts'
import { bonusesScope } from '../../scopes/bonusScope.ts'
import type { AppNeed } from '../AppNeed.ts'
import type { Core } from './core.ts'

export interface BonusPartNeed
  extends Pick<BonusesNeed, 'method'>,
    Pick<AppNeed, 'bridge' | 'clock' | 'data' | 'place' | 'storage' | 'time'> {
  /** A getter, because it is created later. */
  readonly after: () => Pick<AfterCreateHandlers, 'say'>
}

/** Deposit bonuses: those the host offers, the chosen one, and the bonus on crypto deposits. */
export function createBonuses({ after, data, place, storage, ...need }: BonusPartNeed, core: Core) {
  const { form, hasCarousel, hasCryptoBonus, methods, navigation, report, session, texts } = core
  const bonus = new BonusStore([], data?.bonusId)
  const bonuses = followBonuses({
    ...need,
    bonus,
    form,
    report,
    list: data?.bonusList ?? [],
    currency: () => session.currency,
    onEnded: () => after().say(texts.t('bonus.over')),
  })
  // Only then is the crypto bonus switch shown; a bonus without a visible switch is not sent.
  const isOffered = hasCryptoBonus === true && CASHIERS[session.mode].hasCryptoBonus
  const cryptoBonus = new CryptoBonusStore(methods, isOffered)
  const { identity } = session
  return {
    bonus,
    bonuses,
    cryptoBonus,
    bonusViews: bonusesScope({ bonus, session, texts }, hasCarousel),
    choice: keepBonusChoice({ storage, place, identity, given: data?.bonusId, bonus, cryptoBonus }),
    openBonus(id: string): void {
      bonus.choose(id)
      navigation.go('depositBonusDetailsPage', { query: { bonus: id } })
    },
  }
}
