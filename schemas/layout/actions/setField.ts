import { NAME, REF } from '../pieces.ts'
import { action } from './action.ts'

export const setField = action('setField', 'Puts a value into a field.', { field: NAME, value: REF })
