import type { ScreenRule } from './ScreenRule.ts'

export const depositCrypto = {
  description:
    'Where a coin is sent to: its network, the address as a code and as a text, and what must be known of it.',
  critical: ['qr', 'cryptoAddress', 'choice'],
  scopes: ['crypto', 'method'],
  actions: ['coin.open', 'network.choose', 'address.ask', 'address.share', 'unit.choose'],
} as const satisfies ScreenRule
