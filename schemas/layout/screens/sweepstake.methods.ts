import type { ScreenRule } from './ScreenRule.ts'

export const sweepstakeMethods = {
  description: 'What a box is paid with: the coins that are used most, and the way to all of them.',
  critical: ['methodTile', 'groupTile', 'says:sweepstake.disclaimer'],
  scopes: ['boxes', 'methods'],
  actions: ['coin.open', 'group.open'],
} as const satisfies ScreenRule
