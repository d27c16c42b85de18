import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const accountChoose = action(
  'account.choose',
  'Chooses the account that the money is taken from.',
  { account: { ...REF, description: 'The account, by its `id`.' } },
  { account: { $: 'account.id' } },
)
