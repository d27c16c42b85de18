import { action } from './action.ts'

export const depositContinue = action('deposit.continue', 'Goes on with the deposit by the offer that is chosen.')
