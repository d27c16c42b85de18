import { action } from './action.ts'

export const withdrawalAgree = action(
  'withdrawal.agree',
  'The player agrees to the amount that the cashier has made of a withdrawal.',
)
