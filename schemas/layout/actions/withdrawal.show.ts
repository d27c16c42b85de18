import { action } from './action.ts'

export const withdrawalShow = action('withdrawal.show', 'Opens the open withdrawal found by the cashier.')
