import type { ScreenRule } from './ScreenRule.ts'

export const withdrawalConfirm = {
  description: 'What is about to be paid out, to be read before it goes; and the code, where one was sent.',
  critical: ['summary', 'repeat', 'submit'],
  scopes: ['withdrawal', 'form'],
  actions: ['withdrawal.agree', 'withdrawal.confirm', 'withdrawal.cancel', 'withdrawal.check', 'setField'],
} as const satisfies ScreenRule
