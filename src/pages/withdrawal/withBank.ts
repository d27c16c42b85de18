import type { Forms } from '../../flows/layouts/createScreens.ts'
import { banksOf } from '../../flows/withdrawal/banksOf.ts'
import type { WithdrawalStore } from '../../stores/WithdrawalStore.ts'

/** The same forms, begun with the bank that the player has chosen on the page before. */
export const withBank = (forms: Forms, withdrawal: Pick<WithdrawalStore, 'bank'>): Forms => ({
  ...forms,
  build(plan, method, before) {
    const made = forms.build(plan, method, before)
    const { bank } = withdrawal
    if (before === undefined && bank !== undefined) made.put(banksOf(method).field, bank)
    return made
  },
})
