import { action } from './action.ts'

export const addressShare = action('address.share', 'Asks the host’s app to share the displayed address.')
