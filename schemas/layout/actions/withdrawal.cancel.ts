import { action } from './action.ts'

export const withdrawalCancel = action('withdrawal.cancel', 'Gives the withdrawal up that waits to be confirmed.')
