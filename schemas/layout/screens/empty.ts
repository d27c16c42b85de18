import type { ScreenRule } from './ScreenRule.ts'

export const empty = {
  description: 'There is no method for this player.',
  critical: ['emptyState'],
  scopes: ['region'],
  actions: [],
} as const satisfies ScreenRule
