import type { ScreenRule } from './ScreenRule.ts'

export const region = {
  description: 'The choice of the country whose methods are shown.',
  critical: ['repeat', 'countryRow'],
  scopes: ['region'],
  actions: ['region.choose', 'search.clear'],
} as const satisfies ScreenRule
