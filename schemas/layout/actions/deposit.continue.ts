import { action } from './action.ts'

export const depositContinue = action('deposit.continue', 'Continues the deposit with the chosen offer.')
