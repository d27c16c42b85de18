import { action } from './action.ts'

export const redeemCheck = action('redeem.check', 'Requests the number of redeemable sweep coins again.')
