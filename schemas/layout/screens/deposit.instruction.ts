import type { ScreenRule } from './ScreenRule.ts'

export const depositInstruction = {
  description: 'Payment instructions, step by step.',
  critical: ['slides'],
  scopes: ['instruction'],
  actions: [],
} as const satisfies ScreenRule
