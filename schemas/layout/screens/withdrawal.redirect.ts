import type { ScreenRule } from './ScreenRule.ts'

export const withdrawalRedirect = {
  description: 'The form of a withdrawal: its amount, its destination, and the submit button.',
  critical: ['field:amount', 'serverFields', 'submit'],
  scopes: ['method', 'limits', 'form', 'withdrawal', 'account', 'banks', 'instruction'],
  actions: [
    'withdrawal.create',
    'withdrawal.check',
    'withdrawal.show',
    'withdrawal.startAnew',
    'account.choose',
    'setField',
  ],
} as const satisfies ScreenRule
