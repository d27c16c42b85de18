import type { ScreenRule } from './ScreenRule.ts'

export const depositBonus = {
  description: 'The details of a bonus: its conditions, its benefits and its expiry.',
  critical: ['summary'],
  scopes: ['bonus'],
  actions: ['bonus.open', 'bonus.choose', 'bonus.toggle'],
} as const satisfies ScreenRule
