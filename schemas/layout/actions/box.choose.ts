import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const boxChoose = action(
  'box.choose',
  'Chooses the box of a sweepstake that is bought, and leads to what it is paid with.',
  { box: { ...REF, description: 'The box, by its `id`.' } },
  { box: { $: 'box.id' } },
)
