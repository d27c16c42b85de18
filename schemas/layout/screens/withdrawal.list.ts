import type { ScreenRule } from './ScreenRule.ts'

export const withdrawalList = {
  description: 'The list of withdrawal methods.',
  critical: ['repeat', 'methodTile|groupTile', 'emptyState'],
  scopes: ['methods', 'region'],
  actions: ['method.open', 'group.open', 'search.clear', 'region.choose'],
} as const satisfies ScreenRule
