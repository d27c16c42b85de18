import { action } from './action.ts'

export const depositPaid = action('deposit.paid', 'The player says that it is paid.', {})
