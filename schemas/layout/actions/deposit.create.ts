import { action } from './action.ts'

export const depositCreate = action('deposit.create', 'Validates the form and creates the deposit.')
