import { reaction } from 'mobx'
import type { FormStore } from '../../../forms/FormStore.ts'
import type { Forms } from '../../../layouts/createScreens.ts'
import type { Method } from '../../../model/method.ts'
import type { WithdrawalStore } from '../../../payments/WithdrawalStore.ts'
import { banksOf } from '../banksOf.ts'

/** Wraps forms so that they start with the bank that the player chose last for the method. */
export const withBank = (forms: Forms, withdrawal: Pick<WithdrawalStore, 'bankOf'>): Forms => ({
  ...forms,
  build(plan, method, before) {
    const made = forms.build(plan, method, before)
    const bank = withdrawal.bankOf(method.name)
    const { field } = banksOf(method)
    if (before === undefined && bank !== undefined && field !== undefined) made.setFromAction(field, bank)
    return made
  },
})

/** Remembers the bank that the player chooses in the form instead, so that a rebuilt form keeps it. Returns the cleanup. */
export function followBank(
  method: Method | undefined,
  form: () => FormStore | undefined,
  withdrawal: Pick<WithdrawalStore, 'chooseBank'>,
): () => void {
  const { field } = banksOf(method)
  if (method === undefined || field === undefined) return () => {}
  return reaction(
    () => form()?.field(field)?.value,
    (code) => {
      if (code) withdrawal.chooseBank(method.name, code)
    },
  )
}
