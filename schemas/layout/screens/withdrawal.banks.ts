import type { ScreenRule } from './ScreenRule.ts'

export const withdrawalBanks = {
  description: 'The banks that a transfer can go to.',
  critical: ['repeat', 'search'],
  scopes: ['banks', 'method'],
  actions: ['bank.choose', 'search.clear'],
} as const satisfies ScreenRule
