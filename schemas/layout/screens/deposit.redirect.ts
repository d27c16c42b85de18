import type { ScreenRule } from './ScreenRule.ts'

export const depositRedirect = {
  description: 'The form of a method: its amount, its fields, and the submit button.',
  critical: ['field:amount', 'serverFields', 'submit'],
  scopes: ['method', 'limits', 'form', 'deposit', 'bonus', 'bonuses', 'instruction'],
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
