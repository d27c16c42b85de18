import type { ScreenRule } from './ScreenRule.ts'

export const sweepstakeMethods = {
  description: 'The coins for paying for a box: the most used ones, and a way to all of them.',
  critical: ['methodTile', 'groupTile', 'says:sweepstake.disclaimer'],
  scopes: ['boxes', 'methods'],
  actions: ['coin.open', 'group.open'],
} as const satisfies ScreenRule
