import { action } from './action.ts'

export const searchClear = action('search.clear', 'Clears the search box.')
