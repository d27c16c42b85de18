import type { ScreenRule } from './ScreenRule.ts'

export const withdrawalConfirm = {
  description: 'The withdrawal for review before it is confirmed, with the code if one was sent.',
  critical: ['summary', 'repeat', 'submit'],
  scopes: ['withdrawal', 'form'],
  actions: ['withdrawal.agree', 'withdrawal.confirm', 'withdrawal.cancel', 'withdrawal.check', 'setField'],
} as const satisfies ScreenRule
