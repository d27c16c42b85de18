import type { ScreenRule } from './ScreenRule.ts'

export const depositOnramp = {
  description:
    'The form in which coins are bought with money: where from, in which currency, how much, and the button that asks providers for their offers.',
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
