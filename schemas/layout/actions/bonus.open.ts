import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const bonusOpen = action(
  'bonus.open',
  'Chooses the bonus of the next deposit, and opens its details page.',
  { bonus: { ...REF, description: 'The bonus, by its `id`.' } },
  { bonus: { $: 'one.id' } },
)
