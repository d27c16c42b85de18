import { action } from './action.ts'

export const invoiceAcceptAmount = action(
  'invoice.acceptAmount',
  'Accepts an amount that differs from the requested one.',
)
