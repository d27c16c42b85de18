import type { ScreenRule } from './ScreenRule.ts'

export const depositBonus = {
  description: 'All of a bonus: what it takes, what it gives, until when it can be had.',
  critical: ['summary'],
  scopes: ['bonus'],
  actions: ['bonus.open', 'bonus.choose', 'bonus.toggle'],
} as const satisfies ScreenRule
