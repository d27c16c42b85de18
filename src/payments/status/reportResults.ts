import { reaction } from 'mobx'
import type { OutgoingOf } from '../../../schemas/host/outgoing.ts'
import type { HostBridge } from '../../host/bridge/HostBridge.ts'
import { isPayout } from '../../reference/isPayout.ts'
import type { RouteStore } from '../../session/RouteStore.ts'
import type { DepositStore } from '../DepositStore.ts'
import type { TransactionStatus, TransactionStore } from '../TransactionStore.ts'
import type { WithdrawalStore } from '../WithdrawalStore.ts'

type Result = OutgoingOf<'onPaymentStatus'>

export interface ResultsNeed {
  readonly bridge: Pick<HostBridge, 'send'>
  readonly deposit: Pick<DepositStore, 'current'>
  readonly withdrawal: Pick<WithdrawalStore, 'current'>
  readonly transaction: Pick<TransactionStore, 'status' | 'depositId'>
  readonly route: Pick<RouteStore, 'transaction'>
}

const WORDS: Readonly<Record<Exclude<TransactionStatus, 'waiting'>, Result['status']>> = {
  accepted: 'accepted',
  processed: 'processed',
  mistaked: 'declined',
}

/** Sends the host each payment and its status changes, once each: only the id, no player data. Returns the cleanup. */
export function reportResults({ bridge, deposit, withdrawal, transaction, route }: ResultsNeed): () => void {
  const told = new Set<string>()

  function tell(result: Omit<Result, 'messageType'>): void {
    const key = Object.values(result).join(' ')
    if (told.has(key) || result.id === '') return
    told.add(key)
    bridge.send({ messageType: 'onPaymentStatus', ...result })
  }

  const whenMade = (kind: Result['transaction'], id: () => string | undefined) =>
    reaction(id, (made = '') => tell({ transaction: kind, id: made, status: 'created' }), { fireImmediately: true })

  const stops = [
    whenMade('deposit', () => deposit.current?.id),
    whenMade('withdrawal', () => withdrawal.current?.id),
    reaction(
      () => {
        const isOut = isPayout(route.transaction)
        const kind: Result['transaction'] = isOut ? 'withdrawal' : 'deposit'
        const { current } = isOut ? withdrawal : deposit
        return { kind, status: transaction.status, id: transaction.depositId ?? current?.id ?? '' }
      },
      ({ kind, status, id }) => status !== 'waiting' && tell({ transaction: kind, id, status: WORDS[status] }),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
