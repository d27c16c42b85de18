import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const bankChoose = action(
  'bank.choose',
  'Chooses the destination bank, and opens the form.',
  { bank: { ...REF, description: 'The bank, by its `id`.' } },
  { bank: { $: 'bank.id' } },
)
