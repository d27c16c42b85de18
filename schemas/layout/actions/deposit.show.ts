import { action } from './action.ts'

export const depositShow = action('deposit.show', 'Opens the page of the open deposit found by the cashier.')
