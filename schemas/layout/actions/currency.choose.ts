import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const currencyChoose = action(
  'currency.choose',
  'Chooses the currency of the list and of payments.',
  { currency: { ...REF, description: 'The currency, by its code.' } },
  { currency: { $: 'currencies.code' } },
)
