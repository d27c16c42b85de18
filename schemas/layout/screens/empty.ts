import type { ScreenRule } from './ScreenRule.ts'

export const empty = {
  critical: ['emptyState'],
  scopes: ['region'],
  actions: [],
} as const satisfies ScreenRule
