import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const regionChoose = action(
  'region.choose',
  'Chooses the country whose methods are shown.',
  { country: { ...REF, description: 'The country, by its ISO code.' } },
  { country: { $: 'country.code' } },
)
