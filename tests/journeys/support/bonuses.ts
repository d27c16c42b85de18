import loaded from '../../../fixtures/host/loaded.json' with { type: 'json' }

/** Eight, of both types. */
export const BONUSES = loaded.bonusList

const GROUP_B = ['bonus_carousel', 'crypto_bonus'].map((key) => ({ key, group: 'group_b' }))

/** What a host says of bonuses to a player of the group that sees them on the list. */
export const withBonuses = (bonusList: readonly object[] = BONUSES, more: object = {}) => ({
  extra: JSON.stringify({ bonusList, experiments: GROUP_B, ...more }),
})

/** A deposit bonus in short. */
export const aBonus = (id: string, title: string, more: object = {}) => ({
  ...{ id, type: 'deposit', content: { title, subtitle: '' } },
  depositBonusData: { minDeposit: 300, maxBonusAmount: 1000, percent: 50, payoutMultiplier: 3, wagerMultiplier: 20 },
  ...more,
})
