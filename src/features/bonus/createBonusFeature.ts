import type { Created } from '../../pages/Feature.ts'
import type { Services } from '../../services/Services.ts'
import { followBonuses } from './followBonuses.ts'
import { keepBonusChoice } from './keepBonusChoice.ts'

/** Deposit bonuses: those the host offers, and the player's choice. */
export function createBonusFeature({ core, catalog, forms, messages }: Services): Created<undefined> {
  const { bridge, clock, data, time } = core.environment
  const { own: storage, place } = core.environment.storage
  const { form, navigation, session, texts } = core
  const { report } = core.reports
  const { bonus, cryptoBonus } = catalog
  const bonuses = followBonuses({
    bonus,
    bridge,
    clock,
    time,
    form,
    report,
    method: forms.method,
    list: () => session.look.bonusList ?? [],
    currency: () => session.currency,
    onEnded: () => messages.showNotice(texts.t('bonus.over')),
  })
  const { identity } = session
  const choice = keepBonusChoice({ storage, place, identity, given: data?.bonusId, bonus, cryptoBonus })
  return {
    own: undefined,
    provides: {
      hasBonusEnded: bonuses.hasEnded,
      openBonus(id, options) {
        navigation.go('depositBonusDetailsPage', { ...options, query: { bonus: id } })
      },
    },
    dispose(isOtherPlayer) {
      if (isOtherPlayer) choice.drop()
      bonuses.dispose()
      choice.dispose()
    },
  }
}
