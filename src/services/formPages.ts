import type { Scopes } from '../../schemas/scopes/views.ts'
import type { ActionHandlers, FormActionHandlers } from '../drawing/ActionHandlers.ts'
import type { HeaderButton } from '../guides/guideButtons.ts'
import type { Forms } from '../layouts/createScreens.ts'
import type { Method } from '../model/method.ts'

/** The scopes and actions that every deposit form offers to its layout. */
export interface DepositForm {
  readonly scopes: Pick<Scopes, 'method' | 'limits' | 'form' | 'deposit' | 'bonus' | 'bonuses' | 'instruction'>
  readonly actions: FormActionHandlers &
    Pick<
      ActionHandlers,
      | 'bonus.open'
      | 'bonus.choose'
      | 'bonus.toggle'
      | 'deposit.create'
      | 'deposit.check'
      | 'deposit.show'
      | 'deposit.startAnew'
      | 'setField'
    >
  readonly method: () => Method | undefined
  readonly forms: Forms
  readonly buttons: () => readonly HeaderButton[]
  readonly stop: () => void
}

/** The scopes and actions that every withdrawal form offers to its layout. */
export interface WithdrawalForm {
  readonly scopes: Pick<Scopes, 'method' | 'limits' | 'form' | 'withdrawal' | 'account'>
  readonly actions: FormActionHandlers &
    Pick<
      ActionHandlers,
      | 'withdrawal.create'
      | 'withdrawal.check'
      | 'withdrawal.show'
      | 'withdrawal.startAnew'
      | 'account.choose'
      | 'setField'
    >
  /** Creates the forms of the page. Their rules read `scopes`. */
  readonly forms: (scopes: Partial<Scopes>) => Forms
}
