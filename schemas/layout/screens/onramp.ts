import type { ScreenRule } from './ScreenRule.ts'

/** The screens for buying coins. */
export const onramp = {
  'deposit.onramp': {
    description:
      "The form for buying coins: country, currency, amount, and the button that requests the providers' offers.",
    pages: ['depositOnrampPage'],
    critical: ['field:country', 'field:currency', 'field:amount', 'serverFields', 'submit'],
    scopes: ['method', 'limits', 'form', 'deposit', 'bonus', 'bonuses', 'place', 'instruction'],
    actions: [
      'deposit.create',
      'deposit.check',
      'deposit.show',
      'deposit.startAnew',
      'setField',
      'bonus.open',
      'bonus.choose',
      'bonus.toggle',
    ],
  },
  'deposit.offers': {
    description: "The providers' offers for the deposit: the player chooses one to continue with.",
    pages: ['depositOnrampOfferListPage'],
    critical: ['offerCard', 'submit'],
    scopes: ['deposit', 'offers', 'form'],
    actions: ['offer.choose', 'deposit.continue', 'setField'],
  },
} as const satisfies Record<string, ScreenRule>
