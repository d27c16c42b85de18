import { action } from './action.ts'

export const invoiceAcceptAmount = action(
  'invoice.acceptAmount',
  'The player has seen that it is another amount than was asked for.',
)
