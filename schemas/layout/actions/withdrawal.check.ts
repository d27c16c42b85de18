import { action } from './action.ts'

export const withdrawalCheck = action(
  'withdrawal.check',
  'Asks again what became of a withdrawal whose answer was lost.',
)
