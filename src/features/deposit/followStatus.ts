import { reaction } from 'mobx'
import type { Track } from '../../analytics/track.ts'
import type { CryptoStore } from '../../catalog/CryptoStore.ts'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { Deposit, DepositStore, PaymentPageState } from '../../payments/DepositStore.ts'
import { isAccepted } from '../../payments/ledger.ts'
import { FORM_VIEW } from '../../payments/status/FORM_VIEW.ts'
import { type FollowNeed, followDeposit, type StatusAnswer } from '../../payments/status/followDeposit.ts'
import { isFinal } from '../../payments/status/statusFrom.ts'
import { whyNotPaid } from '../../payments/status/whyNotPaid.ts'
import type { TransactionStatus } from '../../payments/TransactionStore.ts'
import { traitsOf } from '../../reference/methodTraits.ts'
import { adoptEntry } from './adoptEntry.ts'

/**
 * After this time without a final status, the payment is shown as being processed, never as paid (spec 4, STATUS-07).
 */
const ACCEPTED_AFTER_MS = 60_000
/** An on-ramp provider answers minutes later than a card network would (STATUS-08). */
const ONRAMP_ACCEPTED_AFTER_MS = 300_000

export interface StatusNeed extends Omit<FollowNeed, 'onStatus' | 'slowestMs'> {
  readonly track: Track
  readonly deposit: DepositStore
  readonly methods: Pick<MethodsStore, 'find'>
  readonly navigation: Pick<Navigation, 'query' | 'dropQuery'>
  /** Records the transfer that the server has seen on the chain, and the end of a deposit. */
  readonly crypto: Pick<CryptoStore, 'see' | 'end'>
  /** Counts the transfer's confirmations and calls `onCounted` at the last; returns the cleanup. */
  readonly count: (onCounted: () => void) => () => void
}

type OnStatus = (status: TransactionStatus, depositId?: string, answer?: StatusAnswer) => void

/** Follows the deposit's status while the completion page is open. Returns the cleanup. */
export function followStatus(need: StatusNeed): () => void {
  const { transaction, deposit } = need
  if (deposit.current === undefined) showLastDeposit(need)
  transaction.reset()
  const onStatus: OnStatus = (status, depositId, answer) => {
    const before = transaction.status
    if (answer?.chain !== undefined && depositId !== undefined) need.crypto.see(depositId, answer.chain)
    if (isFinal(status) && depositId !== undefined) need.crypto.end(depositId)
    const reason = whyNotPaid(answer?.code, depositId === undefined ? undefined : need.ledger.find(depositId))
    transaction.set(status, depositId, reason)
    if (transaction.status !== before) need.track('form_view', { state: FORM_VIEW[transaction.status] })
  }
  startFromQuery(need, onStatus)
  // The deposit may become known while the page is open, when a create with a lost answer is reconciled.
  let stopFollowing = () => {}
  const stopWatching = reaction(
    () => deposit.current?.id,
    (id, former) => {
      stopFollowing()
      if (former) transaction.reset()
      // The first view is always "waiting" (ANALYT-02).
      if (id && transaction.status === 'waiting') need.track('form_view', { state: FORM_VIEW.waiting })
      stopFollowing = deposit.current && id ? followDeposit(deposit.current, { ...need, onStatus }).stop : () => {}
    },
    { fireImmediately: true },
  )
  const stops = [acceptLater(need, onStatus), need.count(() => onStatus('accepted'))]
  return () => {
    stopWatching()
    stopFollowing()
    for (const stop of stops) stop()
    transaction.reset()
  }
}

/**
 * After a reload or the return from the provider's page: adopts the player's last deposit. Pages of the cashier that
 * pass a `status` have a current deposit. Without one, the `status` comes from a provider, and a crypto address that the
 * player has opened meanwhile is not the deposit.
 */
function showLastDeposit({ deposit, ledger, navigation }: StatusNeed): void {
  const isReturn = navigation.query('status') !== undefined
  const last = ledger.lastAccepted(({ presents }) => !isReturn || presents?.kind !== 'address') ?? ledger.lastAccepted()
  if (last !== undefined) adoptEntry(deposit, last)
}

/**
 * For a known deposit, the `status` in the URL determines the first view of the page (STATUS-03). That view is never
 * final: only the server can confirm that a deposit is paid or not (D-03, I10).
 */
function startFromQuery({ navigation, deposit, transaction }: StatusNeed, onStatus: OnStatus): void {
  const status = navigation.query('status')
  if (status === undefined) return
  navigation.dropQuery('status')
  if (deposit.current === undefined) return
  if (status === 'processed' || status === 'accepted') onStatus('accepted')
  if (status === 'mistaked') transaction.claim()
}

/**
 * Page states in which the player may have paid. In the others, the payment page was never reached or can't be opened.
 */
const PAYABLE: ReadonlySet<PaymentPageState> = new Set(['unknown', 'open', 'invoice'])

/** Starts the timer for "accepted" when the player could have paid. */
function acceptLater(need: StatusNeed, onStatus: OnStatus): () => void {
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
      cancel = clock.setTimeout(() => transaction.status === 'waiting' && onStatus('accepted'), afterMs)
    },
    { fireImmediately: true },
  )
  return () => {
    stop()
    cancel()
  }
}

/**
 * The delay until "accepted". Also checks the stored entry: after a reload, the method may not be loaded yet, or not be
 * listed any more.
 */
function acceptedAfter({ id, method }: Deposit, { methods, ledger }: StatusNeed): number {
  const entry = ledger.find(id)
  const isOffered = isAccepted(entry) && entry.presents?.kind === 'offers'
  const isSlow = traitsOf(methods.find(method)).isSlow === true || isOffered
  return isSlow ? ONRAMP_ACCEPTED_AFTER_MS : ACCEPTED_AFTER_MS
}
