import type { ScreenRule } from './ScreenRule.ts'

export const cryptobalanceCrypto = {
  description: 'The crypto tab of the crypto-balance cashier: a coin, its network and its address.',
  critical: ['tabs', 'qr', 'cryptoAddress', 'choice', 'emptyState'],
  scopes: ['crypto', 'method', 'methods'],
  actions: ['coin.open', 'network.choose', 'address.ask', 'address.share', 'unit.choose'],
} as const satisfies ScreenRule
