import { action } from './action.ts'

export const addressAsk = action('address.ask', 'Requests the address again after the request failed.')
