import { action } from './action.ts'

export const bonusToggle = action('bonus.toggle', 'Deposits with the bonus, or without it.')
