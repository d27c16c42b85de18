import type { ScreenRule } from './ScreenRule.ts'

export const sweepstakeAddress = {
  description: 'The address for paying for a box, and the box.',
  critical: ['qr', 'cryptoAddress', 'choice', 'summary', 'says:sweepstake.disclaimer'],
  scopes: ['boxes', 'crypto', 'method'],
  actions: ['coin.open', 'network.choose', 'address.ask', 'address.share', 'unit.choose'],
} as const satisfies ScreenRule
