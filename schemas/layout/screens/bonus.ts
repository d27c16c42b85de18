import type { ScreenRule } from './ScreenRule.ts'

/** The screen of a bonus. */
export const bonus = {
  'deposit.bonus': {
    description: 'The details of a bonus: its conditions, its benefits and its expiry.',
    pages: ['depositBonusDetailsPage'],
    critical: ['summary'],
    scopes: ['bonus'],
    actions: ['bonus.open', 'bonus.choose', 'bonus.toggle'],
  },
} as const satisfies Record<string, ScreenRule>
