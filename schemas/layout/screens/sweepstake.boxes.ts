import type { ScreenRule } from './ScreenRule.ts'

export const sweepstakeBoxes = {
  description: 'The start of a sweepstake purchase: the choice of a box.',
  critical: ['boxCard', 'says:sweepstake.disclaimer'],
  scopes: ['boxes'],
  actions: ['box.choose'],
} as const satisfies ScreenRule
