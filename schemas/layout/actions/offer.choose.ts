import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const offerChoose = action(
  'offer.choose',
  'Chooses an offer, without sending anything.',
  { offer: { ...REF, description: 'The offer, by its `id`.' } },
  { offer: { $: 'offer.id' } },
)
