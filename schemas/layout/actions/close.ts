import { action } from './action.ts'

export const close = action('close', 'Closes the widget.')
