import type { ScreenRule } from './ScreenRule.ts'

export const depositOffers = {
  description: "The providers' offers for the deposit: the player chooses one to continue with.",
  critical: ['offerCard', 'submit'],
  scopes: ['deposit', 'offers', 'form'],
  actions: ['offer.choose', 'deposit.continue', 'setField'],
} as const satisfies ScreenRule
