import { action } from './action.ts'

export const back = action('back', 'Goes where the button of the header goes that leads back.')
