import { NAME } from '../pieces.ts'
import { action } from './action.ts'

export const track = action('track', 'Sends one event of the event table.', { key: NAME })
