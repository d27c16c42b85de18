import { action } from './action.ts'

export const withdrawalConfirm = action('withdrawal.confirm', 'Lets the withdrawal go.')
