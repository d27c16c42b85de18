import { action } from './action.ts'

export const depositStartAnew = action(
  'deposit.startAnew',
  'Allows a new payment although the outcome of an earlier one is unknown.',
)
