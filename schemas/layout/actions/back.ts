import { action } from './action.ts'

export const back = action('back', 'Goes where the back button goes.')
