import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const copy = action(
  'copy',
  'Copies a value.',
  { value: { ...REF, description: 'The value to copy.' } },
  { value: { $: 'deposit.id' } },
)
