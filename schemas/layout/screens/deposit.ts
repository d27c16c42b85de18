import type { ScreenRule } from './ScreenRule.ts'

/** The screens of a deposit. */
export const deposit = {
  'deposit.redirect': {
    description: 'The form of a method: its amount, its fields, and the submit button.',
    pages: ['depositRedirectPage', 'depositGroupBasePage', 'depositIndiaPage', 'depositPeerToPeerBasePage'],
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
  },
  'deposit.cash': {
    description: 'The form of a cash method: its amount, the agents, and the submit button.',
    pages: ['depositCashPage'],
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
  },
  complete: {
    description: 'The status of a deposit after it was created.',
    pages: ['depositCompletePage'],
    critical: ['statusPanel', 'summary'],
    scopes: ['deposit', 'chain'],
    actions: ['deposit.openPage', 'deposit.retry'],
  },
} as const satisfies Record<string, ScreenRule>
