import type { ScreenRule } from './ScreenRule.ts'

export const region = {
  critical: ['repeat', 'countryRow'],
  scopes: ['region'],
  actions: ['region.choose', 'search.clear'],
} as const satisfies ScreenRule
