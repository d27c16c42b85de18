import { action } from './action.ts'

export const withdrawalAgree = action(
  'withdrawal.agree',
  'Accepts an amount of the withdrawal that the cashier has changed.',
)
