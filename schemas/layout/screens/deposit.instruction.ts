import type { ScreenRule } from './ScreenRule.ts'

export const depositInstruction = {
  description: 'How to pay, step by step.',
  critical: ['slides'],
  scopes: ['instruction'],
  actions: [],
} as const satisfies ScreenRule
