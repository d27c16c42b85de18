import type { Forms } from '../../../layouts/createScreens.ts'
import type { WithdrawalStore } from '../../../payments/WithdrawalStore.ts'
import { banksOf } from '../banksOf.ts'

/** Wraps forms so that they start with the bank chosen on the previous page. */
export const withBank = (forms: Forms, withdrawal: Pick<WithdrawalStore, 'bank'>): Forms => ({
  ...forms,
  build(plan, method, before) {
    const made = forms.build(plan, method, before)
    const { bank } = withdrawal
    const { field } = banksOf(method)
    if (before === undefined && bank !== undefined && field !== undefined) made.put(field, bank)
    return made
  },
})
