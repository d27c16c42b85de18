import type { ScreenRule } from './ScreenRule.ts'

export const empty = {
  description: 'No method is available for this player.',
  critical: ['emptyState'],
  scopes: ['region'],
  actions: [],
} as const satisfies ScreenRule
