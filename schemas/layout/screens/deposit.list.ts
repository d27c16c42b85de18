import type { ScreenRule } from './ScreenRule.ts'

export const depositList = {
  description: 'The list of methods: the first page.',
  critical: ['repeat', 'methodTile|groupTile', 'emptyState'],
  scopes: ['methods', 'region', 'bonuses'],
  actions: ['method.open', 'group.open', 'search.clear', 'region.choose', 'bonus.open'],
} as const satisfies ScreenRule
