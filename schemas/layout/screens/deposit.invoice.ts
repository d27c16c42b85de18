import type { ScreenRule } from './ScreenRule.ts'

export const depositInvoice = {
  description:
    'What follows the press, where the player pays outside: where and how much, what to fill in, until when, and the word that it is paid.',
  critical: ['requisites|copyRow|qr', 'serverFields', 'submit'],
  scopes: ['deposit', 'invoice', 'form', 'instruction'],
  actions: ['deposit.paid', 'deposit.openPage', 'invoice.acceptAmount', 'instruction.open', 'setField'],
} as const satisfies ScreenRule
