import type { ScreenRule } from './ScreenRule.ts'

export const complete = {
  description: 'What became of a deposit, after it was made.',
  critical: ['statusPanel', 'summary'],
  scopes: ['deposit', 'chain'],
  actions: ['deposit.openPage', 'deposit.retry'],
} as const satisfies ScreenRule
