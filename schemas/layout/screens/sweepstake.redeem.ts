import type { ScreenRule } from './ScreenRule.ts'

export const sweepstakeRedeem = {
  description:
    'Where a redemption begins: how many sweep coins can be redeemed, and the coins that they are redeemed for.',
  critical: ['methodTile', 'groupTile', 'summary'],
  scopes: ['redeem', 'methods'],
  actions: ['coin.open', 'group.open', 'redeem.check'],
} as const satisfies ScreenRule
