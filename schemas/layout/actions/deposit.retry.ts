import { action } from './action.ts'

export const depositRetry = action(
  'deposit.retry',
  'Back to the form in which a deposit that has not gone on can be tried again.',
)
