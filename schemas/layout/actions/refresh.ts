import { action } from './action.ts'

export const refresh = action('refresh', 'Reloads the data of the current page.')
