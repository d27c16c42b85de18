import type { ScreenRule } from './ScreenRule.ts'

export const cryptobalance = {
  description: 'The first page of the crypto-balance cashier: its fiat tab. The crypto tab is a separate screen.',
  critical: ['tabs', 'repeat', 'methodTile|groupTile', 'emptyState'],
  scopes: ['methods', 'region', 'currencies', 'bonuses'],
  actions: ['method.open', 'group.open', 'search.clear', 'region.choose', 'currency.choose', 'bonus.open'],
} as const satisfies ScreenRule
