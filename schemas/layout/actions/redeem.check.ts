import { action } from './action.ts'

export const redeemCheck = action('redeem.check', 'Asks once more how many sweep coins can be redeemed.')
