import loaded from '../../../fixtures/host/loaded.json' with { type: 'json' }

/** Eight bonuses of both types. */
export const BONUSES = loaded.bonusList

const GROUP_B = ['bonus_carousel', 'crypto_bonus'].map((key) => ({ key, group: 'group_b' }))

/** Host data with bonuses, for a player of the experiment group that sees them on the list. */
export const withBonuses = (bonusList: readonly object[] = BONUSES, more: object = {}) => ({
  extra: JSON.stringify({ bonusList, experiments: GROUP_B, ...more }),
})

/** A minimal deposit bonus. */
export const aBonus = (id: string, title: string, more: object = {}) => ({
  ...{ id, type: 'deposit', content: { title, subtitle: '' } },
  depositBonusData: { minDeposit: 300, maxBonusAmount: 1000, percent: 50, payoutMultiplier: 3, wagerMultiplier: 20 },
  ...more,
})
