import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const groupOpen = action(
  'group.open',
  'Opens a group of methods.',
  { group: { ...REF, description: 'The group, by its `id`.' } },
  { group: { $: 'tile.id' } },
)
