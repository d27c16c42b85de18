import type { ScreenRule } from './ScreenRule.ts'

export const error = {
  description: 'Something went wrong that the player can only try again.',
  critical: ['emptyState|button|link'],
  scopes: ['region'],
  actions: [],
} as const satisfies ScreenRule
