import type { Scopes } from '../../../schemas/scopes/views.ts'
import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { Forms } from '../../layouts/createScreens.ts'
import type { Method } from '../../model/method.ts'
import type { MethodField } from '../../model/methodField.ts'
import type { Limits } from '../../money/limits.ts'
import type { CreateWithdrawal } from './createWithdrawal.ts'
import type { WithdrawalConfirmation } from './createWithdrawalConfirmation.ts'
import type { KnownWithdrawal } from './knownWithdrawal.ts'

/** The state and actions of withdrawals that outlive their pages. */
export interface Withdrawals {
  readonly api: WithdrawalApi
  readonly creating: CreateWithdrawal
  readonly confirming: WithdrawalConfirmation
  readonly known: KnownWithdrawal
  /** The current limits of the method. Tracked by MobX. */
  readonly limitsOf: (method: Method | undefined) => Limits
  /** Creates the forms of a page. Their rules read `scopes`; without `fields`, they have the method's fields. */
  readonly forms: (scopes: Partial<Scopes>, fields?: () => readonly MethodField[]) => Forms
}
