import { action } from './action.ts'

export const depositRetry = action(
  'deposit.retry',
  'Returns to the form, so that the player can retry a deposit that failed.',
)
