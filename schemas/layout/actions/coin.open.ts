import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const coinOpen = action(
  'coin.open',
  'Opens a coin: the page of its address.',
  { coin: { ...REF, description: 'The coin, by its `id`.' } },
  { coin: { $: 'tile.id' } },
)
