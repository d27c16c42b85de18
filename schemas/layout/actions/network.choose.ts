import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const networkChoose = action(
  'network.choose',
  'Chooses the network for sending coins.',
  { network: { ...REF, description: 'The network, by its `id`.' } },
  { network: { $: 'network.id' } },
)
