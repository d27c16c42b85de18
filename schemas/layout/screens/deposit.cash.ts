import type { ScreenRule } from './ScreenRule.ts'

export const depositCash = {
  description: 'The form of a cash method: its amount, the agents, and the submit button.',
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
