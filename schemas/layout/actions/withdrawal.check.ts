import { action } from './action.ts'

export const withdrawalCheck = action('withdrawal.check', 'Checks the outcome of a withdrawal whose response was lost.')
