import type { ScreenRule } from './ScreenRule.ts'

export const depositCash = {
  description: 'The form of a method that is paid in cash: its amount, who takes it, and the button that pays.',
  critical: ['field:amount', 'serverFields', 'submit'],
  scopes: ['method', 'limits', 'form', 'deposit', 'bonus', 'bonuses', 'cash', 'instruction'],
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
