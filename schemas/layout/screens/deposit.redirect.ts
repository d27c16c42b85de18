import type { ScreenRule } from './ScreenRule.ts'

export const depositRedirect = {
  critical: ['field:amount', 'serverFields', 'submit'],
  scopes: ['method', 'limits', 'form', 'deposit', 'bonus'],
  actions: ['deposit.create', 'deposit.check', 'deposit.show', 'deposit.startAnew', 'setField'],
} as const satisfies ScreenRule
