import { action } from './action.ts'

export const invoiceCancel = action(
  'invoice.cancel',
  'Refuses an amount that differs from the requested one: the deposit is cancelled.',
)
