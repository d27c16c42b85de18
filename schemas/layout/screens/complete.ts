import type { ScreenRule } from './ScreenRule.ts'

export const complete = {
  critical: ['statusPanel', 'summary'],
  scopes: ['deposit'],
  actions: ['deposit.openPage'],
} as const satisfies ScreenRule
