import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const methodOpen = action(
  'method.open',
  'Opens a payment method.',
  { method: { ...REF, description: 'The method, by its `id`.' } },
  { method: { $: 'tile.id' } },
)
