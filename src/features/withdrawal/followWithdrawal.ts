import { reaction } from 'mobx'
import type { Track } from '../../analytics/track.ts'
import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { Navigation } from '../../model/navigation.ts'
import { FORM_VIEW } from '../../payments/status/FORM_VIEW.ts'
import { type FollowNeed, followDeposit } from '../../payments/status/followDeposit.ts'
import type { TransactionStatus } from '../../payments/TransactionStore.ts'
import { type WithdrawalStore, withFacts } from '../../payments/WithdrawalStore.ts'
import { showLastWithdrawal } from './resumeWithdrawal.ts'
import { settlementOf } from './settlementOf.ts'

export interface FollowWithdrawalNeed extends Omit<FollowNeed, 'api' | 'onStatus' | 'slowestMs'> {
  readonly api: Pick<WithdrawalApi, 'withdrawalStatus'>
  readonly withdrawal: WithdrawalStore
  readonly track: Track
  readonly navigation: Pick<Navigation, 'go'>
}

/**
 * Polls the status for the status page of a withdrawal, and returns the cleanup. The status starts as accepted
 * (STATUS-04), or as declined if the withdrawal is known to have ended. A withdrawal that still awaits the
 * player's confirmation is shown for confirmation instead.
 */
export function followWithdrawal(need: FollowWithdrawalNeed): () => void {
  const { api, transaction, withdrawal, track } = need
  showLastWithdrawal(need)
  transaction.reset()
  const onStatus = (status: TransactionStatus, id: string) => {
    const before = transaction.status
    transaction.set(status, id)
    if (transaction.status !== before) track('form_view', { state: FORM_VIEW[transaction.status] })
  }
  // A push may be about a deposit with the same id, so its status is ignored: it only triggers a poll.
  const onAnyPush: FollowNeed['onStatusPush'] = (listener) =>
    need.onStatusPush(({ depositId }) => listener({ depositId, status: undefined }))
  let stopFollowing = () => {}
  const stopWatching = reaction(
    () => withdrawal.current?.id,
    (id) => {
      stopFollowing()
      const { current } = withdrawal
      if (id === undefined || current === undefined) return
      const isEnded = withdrawal.step === 'cancelled' || need.ledger.settledOf(id) === 'cancelled'
      onStatus(isEnded ? 'mistaked' : 'accepted', id)
      const statusApi: FollowNeed['api'] = {
        depositStatus: async ({ depositId, paymentMethod }, options) => {
          const { status, facts } = await api.withdrawalStatus({ withdrawalId: depositId, paymentMethod }, options)
          if (facts.amount != null && withdrawal.current?.id === depositId)
            withdrawal.adopt(withFacts(withdrawal.current, facts))
          if (withdrawal.current?.id === depositId) applySettlement(settlementOf(status), depositId, need)
          return { status, chain: undefined }
        },
      }
      stopFollowing = followDeposit(current, { ...need, api: statusApi, onStatus, onStatusPush: onAnyPush }).stop
    },
    { fireImmediately: true },
  )
  return () => {
    stopWatching()
    stopFollowing()
    transaction.reset()
  }
}

/**
 * Records that the server has settled the withdrawal, or goes to the confirmation page if the withdrawal still awaits
 * the player.
 */
function applySettlement(
  settled: ReturnType<typeof settlementOf>,
  id: string,
  { ledger, navigation, withdrawal }: FollowWithdrawalNeed,
): void {
  if (settled === 'paid' || settled === 'cancelled') withdrawal.settle(settled)
  // After a confirmation, which any tab notes, the server may answer for a moment as before it.
  else if (settled === 'waiting' && ledger.settledOf(id) === undefined && !withdrawal.isSettled(id))
    navigation.go('withdrawalConfirmPage', { replace: true })
}
