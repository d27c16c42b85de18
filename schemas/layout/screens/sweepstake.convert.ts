import type { ScreenRule } from './ScreenRule.ts'

export const sweepstakeConvert = {
  description: 'The form of a redemption: the number of sweep coins, the quote, the network and the address.',
  critical: ['field:amount', 'serverFields', 'submit', 'choice'],
  scopes: ['method', 'limits', 'form', 'withdrawal', 'account', 'redeem', 'crypto'],
  actions: [
    'withdrawal.create',
    'withdrawal.check',
    'withdrawal.show',
    'withdrawal.startAnew',
    'account.choose',
    'network.choose',
    'redeem.check',
    'setField',
  ],
} as const satisfies ScreenRule
