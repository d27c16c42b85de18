import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { Method } from '../../model/method.ts'
import type { Limits } from '../../money/limits.ts'
import type { WithdrawalStore } from '../../stores/WithdrawalStore.ts'
import type { Intents } from '../intent/Intents.ts'
import type { CreateWithdrawal } from './createWithdrawal.ts'
import type { WithdrawalConfirmation } from './createWithdrawalConfirmation.ts'
import type { KnownWithdrawal } from './knownWithdrawal.ts'

/** The dependencies of the withdrawal pages that outlive them. */
export interface WithdrawalPayments {
  readonly api: WithdrawalApi
  readonly intents: Intents
  readonly withdrawal: WithdrawalStore
  readonly creating: CreateWithdrawal
  readonly confirming: WithdrawalConfirmation
  readonly known: KnownWithdrawal
  /** Tracked by MobX. */
  readonly limitsOf: (method: Method | undefined) => Limits
}
