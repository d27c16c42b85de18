import type { ScreenRule } from './ScreenRule.ts'

/** The screen of an invoice. */
export const invoice = {
  'deposit.invoice': {
    description:
      'The invoice after the create, for paying outside the cashier: payment details and amount, fields, deadline, and the button to report the payment.',
    pages: [
      'depositUnifiedFormPage',
      'depositPixPage',
      'depositEazypePage',
      'depositIndiaInvoicePage',
      'depositPeerToPeerInvoicePage',
      'depositPeerToPeerUnifiedFormPage',
      'depositHostToHostPage',
    ],
    critical: ['requisites|copyRow|qr|barcode', 'serverFields', 'submit'],
    scopes: ['deposit', 'invoice', 'form', 'instruction'],
    actions: [
      'deposit.paid',
      'deposit.openPage',
      'invoice.acceptAmount',
      'invoice.cancel',
      'instruction.open',
      'setField',
    ],
  },
} as const satisfies Record<string, ScreenRule>
