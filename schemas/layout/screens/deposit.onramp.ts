import type { ScreenRule } from './ScreenRule.ts'

export const depositOnramp = {
  description:
    "The form for buying coins: country, currency, amount, and the button that requests the providers' offers.",
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
} as const satisfies ScreenRule
