import type { Navigation } from '../../schemas/navigation.ts'
import type { Track } from '../analytics/track.ts'
import type { Api } from '../api/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { DepositStore } from '../stores/DepositStore.ts'
import type { TransactionStatus, TransactionStore } from '../stores/TransactionStore.ts'
import type { Intents } from './intent/Intents.ts'
import { isFinal, statusFrom } from './statusFrom.ts'

/** Without news for so long a payment is said to be processed: taken in, never paid (spec 4, STATUS-07). */
const ACCEPTED_AFTER_MS = 60_000
/** Spec 9, and D-13: from 5 s on, backing off to 30 s. */
const FIRST_POLL_MS = 5_000
const SLOWEST_POLL_MS = 30_000

export interface CompletionNeed {
  readonly api: Pick<Api, 'depositStatus'>
  readonly clock: Clock
  readonly track: Track
  readonly deposit: DepositStore
  readonly transaction: TransactionStore
  readonly intents: Intents
  readonly navigation: Pick<Navigation, 'query' | 'dropQuery'>
  /** Called at once, and whenever the page is seen again or the network is back; returns its stop. */
  readonly onWake: (wake: () => void) => () => void
}

/** While the completion page is open: follows the deposit's status. Returns what leaving does. */
export function completion(need: CompletionNeed): () => void {
  const { transaction, deposit } = need
  if (deposit.current === undefined) adoptLast(need)
  transaction.reset()
  const id = deposit.current?.id || undefined
  const note = (status: TransactionStatus) => {
    const before = transaction.status
    transaction.set(status, id)
    if (transaction.status !== before) need.track('form_view', { state: FORM_VIEW[transaction.status] })
  }
  const first = startFromQuery(need)
  if (first !== undefined) note(first)
  const stops = [
    need.clock.setTimeout(() => transaction.status === 'waiting' && note('accepted'), ACCEPTED_AFTER_MS),
    id === undefined ? () => {} : poll(id, deposit.current?.method ?? '', need, note),
  ]
  return () => {
    for (const stop of stops) stop()
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
function adoptLast({ deposit, intents }: CompletionNeed): void {
  const last = intents.all().findLast((intent) => intent.depositId !== undefined && !intent.isDraft)
  if (last?.depositId === undefined) return
  const { depositId: id, method, currency, createdAt } = last
  // Of one that was found by asking the server has not said the amount (H4).
  const amount = last.isFound ? '' : last.amount
  deposit.adopt({ id, method, amount, currency, startedAt: createdAt })
}

/** A status in the address is where the page starts (STATUS-03); that it is paid only the server can say (D-03, I10). */
function startFromQuery({ navigation }: CompletionNeed): TransactionStatus | undefined {
  const status = navigation.query('status')
  if (status === undefined) return undefined
  navigation.dropQuery('status')
  if (status === 'processed') return 'accepted'
  return status === 'waiting' || status === 'accepted' || status === 'mistaked' ? status : undefined
}

/** One question at a time, until the status is final or the page is left (I14). */
function poll(id: string, method: string, need: CompletionNeed, note: (status: TransactionStatus) => void): () => void {
  const { api, clock, transaction } = need
  const left = new AbortController()
  let pause = FIRST_POLL_MS
  let isAsking = false
  let isOver = false // by the server's word: an address that says "mistaked" is no reason to stop asking
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
    note(movedOn(transaction.status, status))
    isOver = isFinal(status)
  }

  const stopWaking = need.onWake(ask)
  return () => {
    left.abort()
    cancel()
    stopWaking()
  }
}

/** "Waiting" from the server does not take back "being processed": the page would seem to go backwards. */
function movedOn(now: TransactionStatus, next: TransactionStatus): TransactionStatus {
  return next === 'waiting' && now === 'accepted' ? now : next
}
