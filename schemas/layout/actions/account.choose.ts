import { REF } from '../pieces.ts'
import { action } from './action.ts'

export const accountChoose = action(
  'account.choose',
  'Chooses the account to withdraw from.',
  { account: { ...REF, description: 'The account, by its `id`.' } },
  { account: { $: 'account.id' } },
)
