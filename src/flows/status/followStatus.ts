import { reaction } from 'mobx'
import type { Track } from '../../analytics/track.ts'
import type { ChainTransaction } from '../../model/chainTransaction.ts'
import type { Navigation } from '../../model/navigation.ts'
import { cardViewTypeOf } from '../../reference/cardViewTypes.ts'
import type { Deposit, DepositStore, PaymentPageState } from '../../stores/DepositStore.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { TransactionStatus } from '../../stores/TransactionStore.ts'
import { FORM_VIEW } from './FORM_VIEW.ts'
import { type FollowNeed, followDeposit, type StatusAnswer } from './followDeposit.ts'
import { whyNotPaid } from './whyNotPaid.ts'

/** Without news for so long a payment is said to be processed: never paid (spec 4, STATUS-07). */
const ACCEPTED_AFTER_MS = 60_000
/** A provider of an on-ramp answers minutes later than a card network would (STATUS-08). */
const ONRAMP_ACCEPTED_AFTER_MS = 300_000

export interface StatusNeed extends Omit<FollowNeed, 'note' | 'slowestMs'> {
  readonly track: Track
  readonly deposit: DepositStore
  readonly methods: Pick<MethodsStore, 'find'>
  readonly navigation: Pick<Navigation, 'query' | 'dropQuery'>
  /** Hears of coins that were seen on their way. */
  readonly onChain: (depositId: string, chain: ChainTransaction) => void
  /** Counts their blocks, and calls at the last; returns its stop. */
  readonly count: (onCounted: () => void) => () => void
}

type Note = (status: TransactionStatus, depositId?: string, answer?: StatusAnswer) => void

/** While the completion page is open: follows the deposit's status. Returns what leaving does. */
export function followStatus(need: StatusNeed): () => void {
  const { transaction, deposit } = need
  if (deposit.current === undefined) adoptLast(need)
  transaction.reset()
  const note: Note = (status, depositId, answer) => {
    const before = transaction.status
    if (answer?.chain !== undefined && depositId !== undefined) need.onChain(depositId, answer.chain)
    const reason = whyNotPaid(answer?.said, depositId === undefined ? undefined : need.intents.find(depositId))
    transaction.set(status, depositId, reason)
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
      // The page begins as waiting, whatever comes of it (ANALYT-02).
      if (id && transaction.status === 'waiting') need.track('form_view', { state: FORM_VIEW.waiting })
      stopFollowing = deposit.current && id ? followDeposit(deposit.current, { ...need, note }).stop : () => {}
    },
    { fireImmediately: true },
  )
  const stops = [acceptLater(need, note), need.count(() => note('accepted'))]
  return () => {
    stopWatching()
    stopFollowing()
    for (const stop of stops) stop()
    transaction.reset()
  }
}

/** After a reload, or back from the provider's page: the last deposit of this player. */
function adoptLast({ deposit, intents }: StatusNeed): void {
  const last = intents.all().findLast((intent) => intent.depositId !== undefined && !intent.isDraft)
  if (last?.depositId === undefined) return
  const { depositId: id, method, currency, createdAt } = last
  // Of one that was found by asking the server has not said the amount (H4).
  const amount = last.isFound ? '' : last.amount
  deposit.adopt({ id, method, amount, currency, startedAt: createdAt })
  if (last.invoice !== undefined) deposit.setPage('invoice')
  if (last.isAddress) deposit.setPage('address')
  if (last.isOffered && last.offer === undefined) deposit.setPage('unchosen')
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
const PAYABLE: ReadonlySet<PaymentPageState> = new Set(['unknown', 'open', 'invoice'])

/** Counts from when a payment could be made: nobody's payment is being processed where none can have been. */
function acceptLater(need: StatusNeed, note: Note): () => void {
  const { clock, deposit, transaction } = need
  let cancel = () => {}
  const stop = reaction(
    () => {
      const { current, page } = deposit
      return current !== undefined && PAYABLE.has(page) ? acceptedAfter(current, need) : undefined
    },
    (afterMs) => {
      cancel()
      if (afterMs === undefined) return
      cancel = clock.setTimeout(() => transaction.status === 'waiting' && note('accepted'), afterMs)
    },
    { fireImmediately: true },
  )
  return () => {
    stop()
    cancel()
  }
}

/** After a reload the list may come later than this page, or without the method. */
function acceptedAfter({ id, method }: Deposit, { methods, intents }: StatusNeed): number {
  const isOnramp = cardViewTypeOf(methods.find(method)?.cardViewType) === 'onramp' || intents.find(id)?.isOffered
  return isOnramp ? ONRAMP_ACCEPTED_AFTER_MS : ACCEPTED_AFTER_MS
}
