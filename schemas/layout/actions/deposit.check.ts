import { action } from './action.ts'

export const depositCheck = action('deposit.check', 'Checks the outcome of a deposit whose response was lost.')
