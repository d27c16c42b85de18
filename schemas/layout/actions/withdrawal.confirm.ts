import { action } from './action.ts'

export const withdrawalConfirm = action('withdrawal.confirm', 'Confirms the withdrawal.')
