import { action } from './action.ts'

export const depositCreate = action('deposit.create', 'Checks the form and creates the deposit.')
