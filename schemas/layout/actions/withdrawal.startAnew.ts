import { action } from './action.ts'

export const withdrawalStartAnew = action(
  'withdrawal.startAnew',
  'Another withdrawal all the same: the player has read the warning.',
)
