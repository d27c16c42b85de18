import { action } from './action.ts'

export const depositOpenPage = action('deposit.openPage', 'Opens the payment page of the current deposit in a window.')
