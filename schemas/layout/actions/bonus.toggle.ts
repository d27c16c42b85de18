import { action } from './action.ts'

export const bonusToggle = action('bonus.toggle', 'Switches the bonus of the deposit on or off.')
