import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const bonusOpen = action(
  'bonus.open',
  'Opens the details page of a bonus. There the player may choose it: `bonus.choose`.',
  { bonus: { ...REF, description: 'The bonus, by its `id`.' } },
  { bonus: { $: 'one.id' } },
)
