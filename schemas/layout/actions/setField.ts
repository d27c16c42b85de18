import { NAME, REF } from '../pieces.ts'
import { action } from './action.ts'

export const setField = action(
  'setField',
  'Sets the value of a field, except the amount to be paid.',
  { field: { ...NAME, description: 'The name of the field.' }, value: { ...REF, description: 'The value.' } },
  { field: 'country', value: { $: 'user.paymentGeo' } },
)
