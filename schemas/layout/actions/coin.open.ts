import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const coinOpen = action(
  'coin.open',
  'Opens the address page of a coin.',
  { coin: { ...REF, description: 'The coin, by its `id`.' } },
  { coin: { $: 'tile.id' } },
)
