import type { ScreenRule } from './ScreenRule.ts'

export const complete = {
  description: 'The status of a deposit after it was created.',
  critical: ['statusPanel', 'summary'],
  scopes: ['deposit', 'chain'],
  actions: ['deposit.openPage', 'deposit.retry'],
} as const satisfies ScreenRule
