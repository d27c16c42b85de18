import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const networkList = action(
  'network.list',
  'Lists only the coins of a network; of all, when it is empty.',
  { network: { ...REF, description: 'The network, by its `id`.' } },
  { network: { $: 'network.id' } },
)
