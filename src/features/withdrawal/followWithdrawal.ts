import { reaction } from 'mobx'
import type { Track } from '../../analytics/track.ts'
import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import { FORM_VIEW } from '../../payments/status/FORM_VIEW.ts'
import { type FollowNeed, followDeposit } from '../../payments/status/followDeposit.ts'
import type { TransactionStatus } from '../../payments/TransactionStore.ts'
import { type WithdrawalStore, withFacts } from '../../payments/WithdrawalStore.ts'
import { adoptLast } from './resumeWithdrawal.ts'

export interface FollowWithdrawalNeed extends Omit<FollowNeed, 'api' | 'note' | 'slowestMs'> {
  readonly api: Pick<WithdrawalApi, 'withdrawalStatus'>
  readonly withdrawal: WithdrawalStore
  readonly track: Track
}

/**
 * For the status page of a withdrawal: polls its status, which starts as accepted (STATUS-04). Returns the cleanup.
 */
export function followWithdrawal(need: FollowWithdrawalNeed): () => void {
  const { api, transaction, withdrawal, track } = need
  adoptLast(need)
  transaction.reset()
  const note = (status: TransactionStatus, id: string) => {
    const before = transaction.status
    transaction.set(status, id)
    if (transaction.status !== before) track('form_view', { state: FORM_VIEW[transaction.status] })
  }
  let stopFollowing = () => {}
  const stopWatching = reaction(
    () => withdrawal.current?.id,
    (id) => {
      stopFollowing()
      const { current } = withdrawal
      if (id === undefined || current === undefined) return
      note('accepted', id)
      const asked: FollowNeed['api'] = {
        depositStatus: async ({ depositId, paymentMethod }, options) => {
          const { status, facts } = await api.withdrawalStatus({ withdrawalId: depositId, paymentMethod }, options)
          if (facts.amount != null && withdrawal.current?.id === depositId)
            withdrawal.adopt(withFacts(withdrawal.current, facts))
          return { status, chain: undefined }
        },
      }
      stopFollowing = followDeposit(current, { ...need, api: asked, note }).stop
    },
    { fireImmediately: true },
  )
  return () => {
    stopWatching()
    stopFollowing()
    transaction.reset()
  }
}
