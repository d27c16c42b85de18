import { reaction } from 'mobx'
import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Track } from '../../analytics/track.ts'
import type { Api } from '../../api/index.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DepositStore, PaymentPageState } from '../../stores/DepositStore.ts'
import type { TransactionStatus, TransactionStore } from '../../stores/TransactionStore.ts'
import type { Intents } from '../intent/Intents.ts'
import { isFinal, statusFrom } from './statusFrom.ts'

/** Without news for so long a payment is said to be processed: never paid (spec 4, STATUS-07). */
const ACCEPTED_AFTER_MS = 60_000
/** Spec 9, and D-13: from 5 s on, backing off to 30 s. */
const FIRST_POLL_MS = 5_000
const SLOWEST_POLL_MS = 30_000

export interface StatusNeed {
  readonly api: Pick<Api, 'depositStatus'>
  readonly clock: Clock
  readonly track: Track
  readonly deposit: DepositStore
  readonly transaction: TransactionStore
  readonly intents: Intents
  readonly navigation: Pick<Navigation, 'query' | 'dropQuery'>
  /** Called at once, and whenever the page is seen again, the network is back, or the player is; returns its stop. */
  readonly onWake: (wake: () => void) => () => void
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
  let stopPoll = () => {}
  const stopFollow = reaction(
    () => deposit.current?.id,
    (id, former) => {
      stopPoll()
      if (former) transaction.reset()
      stopPoll = id ? poll(id, deposit.current?.method ?? '', need, note) : () => {}
    },
    { fireImmediately: true },
  )
  const stopTimer = acceptLater(need, note)
  return () => {
    stopFollow()
    stopPoll()
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

/** One question at a time, until the status is final or the page is left (I14). */
function poll(id: string, method: string, need: StatusNeed, note: Note): () => void {
  const { api, clock, transaction } = need
  const left = new AbortController()
  let pause = FIRST_POLL_MS
  let isAsking = false
  let isOver = false
  let cancel = () => {}

  async function ask(): Promise<void> {
    if (isAsking || left.signal.aborted || isOver) return
    isAsking = true
    cancel()
    try {
      const status = await api.depositStatus({ depositId: id, paymentMethod: method }, { signal: left.signal })
      if (!left.signal.aborted) hear(statusFrom(status))
    } catch {
      // an unanswered question changes nothing: it is asked again
    }
    isAsking = false
    if (left.signal.aborted || isOver) return
    cancel = clock.setTimeout(ask, pause)
    pause = Math.min(pause * 1.5, SLOWEST_POLL_MS)
  }

  function hear(status: TransactionStatus): void {
    note(movedOn(transaction.status, status), id)
    isOver = isFinal(status)
    if (isOver) forgetPage(id, need)
  }

  const stopWaking = need.onWake(ask)
  return () => {
    left.abort()
    cancel()
    stopWaking()
  }
}

/** Of a payment that is over nobody needs the page. */
function forgetPage(id: string, { intents }: StatusNeed): void {
  const { page, ...intent } = intents.find(id) ?? {}
  if (page !== undefined) intents.keep(intent as Intent)
}

/** "Waiting" from the server does not take back "being processed": the page would seem to go backwards. */
function movedOn(now: TransactionStatus, next: TransactionStatus): TransactionStatus {
  return next === 'waiting' && now === 'accepted' ? now : next
}
