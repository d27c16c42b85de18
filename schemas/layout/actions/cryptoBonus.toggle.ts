import { action } from './action.ts'

export const cryptoBonusToggle = action('cryptoBonus.toggle', 'Switches the bonus on crypto deposits on or off.')
