import type { ScreenRule } from './ScreenRule.ts'

/** The screens of a withdrawal. */
export const withdrawal = {
  'withdrawal.banks': {
    description: 'The choice of the destination bank.',
    pages: ['withdrawalNigerianBanksPage'],
    critical: ['repeat', 'search'],
    scopes: ['banks', 'method'],
    actions: ['bank.choose', 'search.clear'],
  },
  'withdrawal.redirect': {
    description: 'The form of a withdrawal: its amount, its destination, and the submit button.',
    pages: ['withdrawalRedirectPage', 'withdrawalGroupBasePage'],
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
  },
  'withdrawal.confirm': {
    description: 'The withdrawal for review before it is confirmed, with the code if one was sent.',
    pages: ['withdrawalConfirmPage'],
    critical: ['summary', 'repeat', 'submit'],
    scopes: ['withdrawal', 'form'],
    actions: ['withdrawal.agree', 'withdrawal.confirm', 'withdrawal.cancel', 'withdrawal.check', 'setField'],
  },
  'withdrawal.complete': {
    description: 'The status of a withdrawal.',
    pages: ['withdrawalCompletePage'],
    critical: ['statusPanel', 'summary'],
    scopes: ['withdrawal'],
    actions: [],
  },
} as const satisfies Record<string, ScreenRule>
