import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { Method } from '../../model/method.ts'
import type { Limits } from '../../money/limits.ts'
import type { Ledger } from '../../payments/ledger.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import type { CreateWithdrawal } from './createWithdrawal.ts'
import type { WithdrawalConfirmation } from './createWithdrawalConfirmation.ts'
import type { KnownWithdrawal } from './knownWithdrawal.ts'

/** The dependencies of the withdrawal pages that outlive them. */
export interface WithdrawalPayments {
  readonly api: WithdrawalApi
  readonly ledger: Ledger
  readonly withdrawal: WithdrawalStore
  readonly creating: CreateWithdrawal
  readonly confirming: WithdrawalConfirmation
  readonly known: KnownWithdrawal
  /** Tracked by MobX. */
  readonly limitsOf: (method: Method | undefined) => Limits
}
