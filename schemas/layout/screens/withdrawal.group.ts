import type { ScreenRule } from './ScreenRule.ts'

export const withdrawalGroup = {
  description: 'The withdrawal methods of one group.',
  critical: ['repeat', 'methodTile'],
  scopes: ['methods', 'region'],
  actions: ['method.open', 'search.clear'],
} as const satisfies ScreenRule
