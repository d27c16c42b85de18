import type { ScreenRule } from './ScreenRule.ts'

export const sweepstakeBoxes = {
  description: 'Where the purchase of a sweepstake begins: its boxes, of which one is chosen.',
  critical: ['boxCard', 'says:sweepstake.disclaimer'],
  scopes: ['boxes'],
  actions: ['box.choose'],
} as const satisfies ScreenRule
