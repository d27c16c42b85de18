import { action } from './action.ts'

export const withdrawalCancel = action('withdrawal.cancel', 'Cancels the withdrawal that awaits confirmation.')
