import type { ScreenRule } from './ScreenRule.ts'

export const later = {
  description: 'A part of the cashier that this release has not.',
  critical: ['emptyState'],
  scopes: [],
  actions: [],
} as const satisfies ScreenRule
