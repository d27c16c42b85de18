import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const unitChoose = action(
  'unit.choose',
  "Shows the minimum in coins or in the account's currency.",
  { unit: { ...REF, description: 'The unit, by its `id`.' } },
  { unit: { $: 'unit.id' } },
)
