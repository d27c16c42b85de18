import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import { settlementOf } from './settlementOf.ts'

interface IsSettledNeed {
  readonly api: Pick<WithdrawalApi, 'withdrawalStatus'>
  readonly withdrawal: Pick<WithdrawalStore, 'isSettled'>
}

/**
 * Returns a function that tells whether a withdrawal no longer awaits the player. The server may call a withdrawal open
 * while it reviews it, so its status decides, unless this page knows already. A failed request counts as no.
 */
export const createIsSettled =
  ({ api, withdrawal }: IsSettledNeed) =>
  (paymentMethod: string, withdrawalId: string, signal: AbortSignal): boolean | Promise<boolean> =>
    withdrawal.isSettled(withdrawalId) ||
    api.withdrawalStatus({ withdrawalId, paymentMethod }, { signal, isPolled: true }).then(
      ({ status }) => ['paid', 'cancelled'].includes(settlementOf(status) ?? ''),
      () => false,
    )
