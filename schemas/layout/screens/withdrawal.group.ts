import type { ScreenRule } from './ScreenRule.ts'

export const withdrawalGroup = {
  description: 'The methods of one group, to be paid out by.',
  critical: ['repeat', 'methodTile'],
  scopes: ['methods', 'region'],
  actions: ['method.open', 'search.clear'],
} as const satisfies ScreenRule
