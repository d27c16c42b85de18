import type { ScreenRule } from './ScreenRule.ts'

export const depositCoins = {
  description: 'The coins that can be deposited.',
  critical: ['repeat', 'methodTile'],
  scopes: ['methods', 'crypto', 'cryptoBonus'],
  actions: ['coin.open', 'network.list', 'search.clear', 'cryptoBonus.toggle'],
} as const satisfies ScreenRule
