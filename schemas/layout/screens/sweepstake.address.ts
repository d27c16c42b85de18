import type { ScreenRule } from './ScreenRule.ts'

export const sweepstakeAddress = {
  description: 'Where the coins are sent to that a box is paid with, and what is bought.',
  critical: ['qr', 'cryptoAddress', 'choice', 'summary', 'says:sweepstake.disclaimer'],
  scopes: ['boxes', 'crypto', 'method'],
  actions: ['coin.open', 'network.choose', 'address.ask', 'address.share', 'unit.choose'],
} as const satisfies ScreenRule
