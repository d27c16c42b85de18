import { reaction } from 'mobx'
import type { Track } from '../../analytics/track.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { DepositStore, PaymentPageState } from '../../stores/DepositStore.ts'
import type { TransactionStatus } from '../../stores/TransactionStore.ts'
import { type FollowNeed, followDeposit } from './followDeposit.ts'

/** Without news for so long a payment is said to be processed: never paid (spec 4, STATUS-07). */
const ACCEPTED_AFTER_MS = 60_000

export interface StatusNeed extends Omit<FollowNeed, 'note'> {
  readonly track: Track
  readonly deposit: DepositStore
  readonly navigation: Pick<Navigation, 'query' | 'dropQuery'>
}

type Note = (status: TransactionStatus, depositId?: string) => void

/** While the completion page is open: follows the deposit's status. Returns what leaving does. */
export function followStatus(need: StatusNeed): () => void {
  const { transaction, deposit } = need
  if (deposit.current === undefined) adoptLast(need)
  transaction.reset()
  const note: Note = (status, depositId) => {
    const before = transaction.status
    transaction.set(status, depositId)
    if (transaction.status !== before) need.track('form_view', { state: FORM_VIEW[transaction.status] })
  }
  startFromQuery(need, note)
  // A deposit may turn up while the page is open: a create whose answer was lost is asked about meanwhile.
  let stopFollowing = () => {}
  const stopWatching = reaction(
    () => deposit.current?.id,
    (id, former) => {
      stopFollowing()
      if (former) transaction.reset()
      stopFollowing = deposit.current && id ? followDeposit(deposit.current, { ...need, note }) : () => {}
    },
    { fireImmediately: true },
  )
  const stopTimer = acceptLater(need, note)
  return () => {
    stopWatching()
    stopFollowing()
    stopTimer()
    transaction.reset()
  }
}

const FORM_VIEW: Readonly<Record<TransactionStatus, string>> = {
  waiting: 'payment_progress',
  accepted: 'status_processing',
  mistaked: 'status_decline',
  processed: 'status_success',
}

/** After a reload, or back from the provider's page: the last deposit of this player. */
function adoptLast({ deposit, intents }: StatusNeed): void {
  const last = intents.all().findLast((intent) => intent.depositId !== undefined && !intent.isDraft)
  if (last?.depositId === undefined) return
  const { depositId: id, method, currency, createdAt } = last
  // Of one that was found by asking the server has not said the amount (H4).
  const amount = last.isFound ? '' : last.amount
  deposit.adopt({ id, method, amount, currency, startedAt: createdAt })
  if (last.page !== undefined) deposit.offerPage({ url: last.page, method: 'GET', data: {} })
}

/**
 * A status in the address is where the page starts (STATUS-03), of a deposit that is known. It never is a verdict:
 * that it is paid, or not, only the server can say (D-03, I10).
 */
function startFromQuery({ navigation, deposit, transaction }: StatusNeed, note: Note): void {
  const status = navigation.query('status')
  if (status === undefined) return
  navigation.dropQuery('status')
  if (deposit.current === undefined) return
  if (status === 'processed' || status === 'accepted') note('accepted')
  if (status === 'mistaked') transaction.claim()
}

/** Pages on which a player can have paid. What was not reached, or can't be opened, has taken no payment. */
const PAYABLE: ReadonlySet<PaymentPageState> = new Set(['unknown', 'open'])

/** Counts from when a payment could be made: nobody's payment is being processed where none can have been. */
function acceptLater({ clock, deposit, transaction }: StatusNeed, note: Note): () => void {
  let cancel = () => {}
  const stop = reaction(
    () => deposit.current !== undefined && PAYABLE.has(deposit.page),
    (isPayable) => {
      cancel()
      if (!isPayable) return
      cancel = clock.setTimeout(() => transaction.status === 'waiting' && note('accepted'), ACCEPTED_AFTER_MS)
    },
    { fireImmediately: true },
  )
  return () => {
    stop()
    cancel()
  }
}
