import type { ScreenRule } from './ScreenRule.ts'

export const later = {
  critical: ['emptyState'],
  scopes: [],
  actions: [],
} as const satisfies ScreenRule
