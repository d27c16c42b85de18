import { action } from './action.ts'

export const depositPaid = action('deposit.paid', 'Reports that the player has paid.', {})
