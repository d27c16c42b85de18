import type { ScreenRule } from './ScreenRule.ts'

export const depositInvoice = {
  description:
    'The invoice after the create, for paying outside the cashier: payment details and amount, fields, deadline, and the button to report the payment.',
  critical: ['requisites|copyRow|qr', 'serverFields', 'submit'],
  scopes: ['deposit', 'invoice', 'form', 'instruction'],
  actions: ['deposit.paid', 'deposit.openPage', 'invoice.acceptAmount', 'instruction.open', 'setField'],
} as const satisfies ScreenRule
