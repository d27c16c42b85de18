import { NAME, REF } from '../pieces.ts'
import { action } from './action.ts'

export const setField = action(
  'setField',
  'Puts a value into a field. Never into the amount that is paid.',
  { field: { ...NAME, description: 'The name of the field.' }, value: { ...REF, description: 'The value.' } },
  { field: 'country', value: { $: 'user.paymentGeo' } },
)
