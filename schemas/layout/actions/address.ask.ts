import { action } from './action.ts'

export const addressAsk = action('address.ask', 'Asks once more for an address that did not come.')
