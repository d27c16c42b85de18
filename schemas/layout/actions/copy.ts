import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const copy = action(
  'copy',
  'Copies a value.',
  { value: { ...REF, description: 'What is copied.' } },
  { value: { $: 'deposit.id' } },
)
