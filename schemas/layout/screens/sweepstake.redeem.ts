import type { ScreenRule } from './ScreenRule.ts'

export const sweepstakeRedeem = {
  description: 'The start of a redemption: the redeemable sweep coins, and the coins they can be redeemed for.',
  critical: ['methodTile', 'groupTile', 'summary'],
  scopes: ['redeem', 'methods'],
  actions: ['coin.open', 'group.open', 'redeem.check'],
} as const satisfies ScreenRule
