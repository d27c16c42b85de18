import type { ScreenRule } from './ScreenRule.ts'

export const withdrawalComplete = {
  description: 'What became of a withdrawal.',
  critical: ['statusPanel', 'summary'],
  scopes: ['withdrawal'],
  actions: [],
} as const satisfies ScreenRule
