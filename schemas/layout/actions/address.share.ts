import { action } from './action.ts'

export const addressShare = action('address.share', 'Lets the app share the address that is shown.')
