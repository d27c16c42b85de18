import { action } from './action.ts'

export const withdrawalCreate = action(
  'withdrawal.create',
  'Checks the form and makes the withdrawal, which then waits to be confirmed.',
)
