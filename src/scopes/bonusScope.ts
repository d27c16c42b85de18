import type { Scopes } from '../../schemas/scopes/views.ts'
import { isActivated } from '../money/bonus.ts'
import type { PaymentScopesNeed } from './ScopesNeed.ts'

export function bonusScope({ bonus, form, methods }: PaymentScopesNeed): Scopes['bonus'] {
  const offered = () => bonus.activeFor(methods.selected)
  return {
    get available() {
      return offered() !== undefined
    },
    get active() {
      const terms = offered()
      return terms !== undefined && isActivated(form()?.amount, terms.minDeposit)
    },
    get percent() {
      return offered()?.percent ?? ''
    },
    get maxAmount() {
      return offered()?.maxAmount ?? ''
    },
    get minDeposit() {
      return offered()?.minDeposit ?? ''
    },
    get isFreespin() {
      return offered()?.kind === 'freespin'
    },
  }
}
