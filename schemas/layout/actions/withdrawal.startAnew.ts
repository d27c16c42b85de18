import { action } from './action.ts'

export const withdrawalStartAnew = action(
  'withdrawal.startAnew',
  'Allows a new withdrawal although the outcome of an earlier one is unknown.',
)
