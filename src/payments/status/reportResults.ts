import { reaction } from 'mobx'
import type { OutgoingOf } from '../../../schemas/host/outgoing.ts'
import { isPayout } from '../../reference/isPayout.ts'
import type { RouteStore } from '../../session/RouteStore.ts'
import type { DepositStore } from '../DepositStore.ts'
import type { TransactionStatus, TransactionStore } from '../TransactionStore.ts'
import type { WithdrawalStore } from '../WithdrawalStore.ts'

export type PaymentResult = Omit<OutgoingOf<'onPaymentStatus'>, 'messageType'>

export interface ResultsNeed {
  readonly onResult: (result: PaymentResult) => void
  readonly deposit: Pick<DepositStore, 'current'>
  readonly withdrawal: Pick<WithdrawalStore, 'current'>
  readonly transaction: Pick<TransactionStore, 'status' | 'depositId'>
  readonly route: Pick<RouteStore, 'transaction'>
}

const WORDS: Readonly<Record<Exclude<TransactionStatus, 'waiting'>, PaymentResult['status']>> = {
  accepted: 'accepted',
  processed: 'processed',
  mistaked: 'declined',
}

/** Reports each payment and each of its status changes once, with the id and no player data. Returns the cleanup. */
export function reportResults({ onResult, deposit, withdrawal, transaction, route }: ResultsNeed): () => void {
  const reported = new Set<string>()

  function reportOnce(result: PaymentResult): void {
    const key = Object.values(result).join(' ')
    if (reported.has(key) || result.id === '') return
    reported.add(key)
    onResult(result)
  }

  const whenMade = (kind: PaymentResult['transaction'], id: () => string | undefined) =>
    reaction(id, (made = '') => reportOnce({ transaction: kind, id: made, status: 'created' }), {
      fireImmediately: true,
    })

  const stops = [
    whenMade('deposit', () => deposit.current?.id),
    whenMade('withdrawal', () => withdrawal.current?.id),
    reaction(
      () => {
        const isOut = isPayout(route.transaction)
        const kind: PaymentResult['transaction'] = isOut ? 'withdrawal' : 'deposit'
        const { current } = isOut ? withdrawal : deposit
        return { kind, status: transaction.status, id: transaction.depositId ?? current?.id ?? '' }
      },
      ({ kind, status, id }) => status !== 'waiting' && reportOnce({ transaction: kind, id, status: WORDS[status] }),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
