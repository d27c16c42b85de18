import type { ScreenRule } from './ScreenRule.ts'

export const error = {
  description: 'An error after which the player can only retry.',
  critical: ['emptyState|button|link'],
  scopes: ['region'],
  actions: [],
} as const satisfies ScreenRule
