import { action } from './action.ts'

export const cryptoBonusToggle = action(
  'cryptoBonus.toggle',
  'Takes the bonus on a deposit of coins, or does not take it.',
)
