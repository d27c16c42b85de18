import { NAME } from '../pieces.ts'
import { action } from './action.ts'

export const navigate = action('navigate', 'Goes to a page by its name.', { to: NAME })
