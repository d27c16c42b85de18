import type { Scopes } from '../../schemas/scopes/views.ts'
import { isActivated } from '../money/bonus.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

export function bonusScope({ bonus, form }: ScopesNeed): Scopes['bonus'] {
  return {
    get available() {
      return bonus.active !== undefined
    },
    get active() {
      return bonus.active !== undefined && isActivated(form()?.amount, bonus.active.minDeposit)
    },
    get percent() {
      return bonus.active?.percent ?? ''
    },
    get maxAmount() {
      return bonus.active?.maxAmount ?? ''
    },
    get minDeposit() {
      return bonus.active?.minDeposit ?? ''
    },
    get isFreespin() {
      return bonus.active?.kind === 'freespin'
    },
  }
}
