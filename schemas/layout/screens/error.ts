import type { ScreenRule } from './ScreenRule.ts'

export const error = {
  critical: ['emptyState|button|link'],
  scopes: ['region'],
  actions: [],
} as const satisfies ScreenRule
