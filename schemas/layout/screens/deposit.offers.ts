import type { ScreenRule } from './ScreenRule.ts'

export const depositOffers = {
  description: 'What providers offer for the deposit: one of them is chosen, and the deposit goes on with it.',
  critical: ['offerCard', 'submit'],
  scopes: ['deposit', 'offers', 'form'],
  actions: ['offer.choose', 'deposit.continue', 'setField'],
} as const satisfies ScreenRule
