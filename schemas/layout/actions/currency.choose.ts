import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const currencyChoose = action(
  'currency.choose',
  'Chooses the currency that the list is in, and that is paid in.',
  { currency: { ...REF, description: 'The currency, by its code.' } },
  { currency: { $: 'currencies.code' } },
)
