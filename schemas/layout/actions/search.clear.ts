import { action } from './action.ts'

export const searchClear = action('search.clear', 'Empties the search box.')
