import { action } from './action.ts'

export const withdrawalCreate = action(
  'withdrawal.create',
  'Validates the form and creates the withdrawal, which then awaits confirmation.',
)
