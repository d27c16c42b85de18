import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { Ledger } from '../../payments/ledger.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import { settlementOf } from './settlementOf.ts'

interface IsSettledNeed {
  readonly api: Pick<WithdrawalApi, 'withdrawalStatus'>
  readonly withdrawal: Pick<WithdrawalStore, 'isSettled'>
  readonly ledger: Pick<Ledger, 'settledOf'>
}

/**
 * Returns a function that tells whether a withdrawal no longer awaits the player. The server may call a withdrawal open
 * while it reviews it, so the status decides, as the outcome of a confirmation may be unknown. Requested only for a
 * withdrawal that was confirmed or cancelled in this browser: any other must block the form at once.
 */
export const createIsSettled =
  ({ api, withdrawal, ledger }: IsSettledNeed) =>
  async (paymentMethod: string, withdrawalId: string, signal: AbortSignal): Promise<boolean> => {
    if (withdrawal.isSettled(withdrawalId)) return true
    if (ledger.settledOf(withdrawalId) === undefined) return false
    const request = { withdrawalId, paymentMethod }
    const status = await api.withdrawalStatus(request, { signal, isPolled: true }).then(
      (answer) => answer.status,
      () => undefined,
    )
    return ['paid', 'cancelled'].includes(settlementOf(status) ?? '')
  }
