import { action } from './action.ts'

export const withdrawalShow = action('withdrawal.show', 'Leads to the withdrawal that the cashier has named.')
