import { action } from './action.ts'

export const depositStartAnew = action(
  'deposit.startAnew',
  'Lets the player pay anew although an earlier payment is not cleared up.',
)
