import type { ScreenRule } from './ScreenRule.ts'

export const withdrawalComplete = {
  description: 'The status of a withdrawal.',
  critical: ['statusPanel', 'summary'],
  scopes: ['withdrawal'],
  actions: [],
} as const satisfies ScreenRule
