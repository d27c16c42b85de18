import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const networkChoose = action(
  'network.choose',
  'Chooses the network that coins are sent on.',
  { network: { ...REF, description: 'The network, by its `id`.' } },
  { network: { $: 'network.id' } },
)
