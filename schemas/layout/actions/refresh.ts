import { action } from './action.ts'

export const refresh = action('refresh', 'Loads the current page again.')
