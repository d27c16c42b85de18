import { action } from './action.ts'

export const back = action('back', 'Goes back, like the back button in the header.')
