import type { ScreenRule } from './ScreenRule.ts'

export const withdrawalBanks = {
  description: 'The choice of the destination bank.',
  critical: ['repeat', 'search'],
  scopes: ['banks', 'method'],
  actions: ['bank.choose', 'search.clear'],
} as const satisfies ScreenRule
