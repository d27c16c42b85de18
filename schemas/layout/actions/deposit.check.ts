import { action } from './action.ts'

export const depositCheck = action('deposit.check', 'Asks again what became of a deposit whose answer was lost.')
