import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const networkList = action(
  'network.list',
  'Filters the list of coins by network; empty: all coins.',
  { network: { ...REF, description: 'The network, by its `id`.' } },
  { network: { $: 'network.id' } },
)
