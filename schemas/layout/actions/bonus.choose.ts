import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const bonusChoose = action(
  'bonus.choose',
  'Chooses the bonus of the next deposit, without sending anything.',
  { bonus: { ...REF, description: 'The bonus, by its `id`.' } },
  { bonus: { $: 'one.id' } },
)
