import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const boxChoose = action(
  'box.choose',
  'Chooses a sweepstake box, and opens the choice of payment methods.',
  { box: { ...REF, description: 'The box, by its `id`.' } },
  { box: { $: 'box.id' } },
)
