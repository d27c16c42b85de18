import type { Api } from '../../api/index.ts'
import type { StatusPush } from '../../api/pushes/createStatusPushes.ts'
import type { ChainTransaction } from '../../model/chainTransaction.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { TransportFailure } from '../../transport/TransportFailure.ts'
import type { Deposit } from '../DepositStore.ts'
import type { Ledger } from '../ledger.ts'
import type { TransactionStatus, TransactionStore } from '../TransactionStore.ts'
import { afterPush } from './afterPush.ts'
import { statusFrom } from './statusFrom.ts'

/** The pause after the first poll; the pauses grow to `MAX_PAUSE_MS` (spec 9, D-13). */
const FIRST_PAUSE_MS = 5_000
const MAX_PAUSE_MS = 30_000
/** The shortest pause between two polls, also if pushes or wake-ups ask for more (I14). */
const MIN_PAUSE_MS = 1_000
/** Consecutive failed polls before the player sees a warning (C50). */
const FAILURES_BEFORE_WARNING = 3

export interface FollowNeed {
  readonly api: Pick<Api, 'depositStatus'>
  readonly clock: Clock
  readonly transaction: TransactionStore
  readonly ledger: Ledger
  /**
   * Calls `listener` immediately, whenever the page becomes visible or is restored, and when the network is back.
   * Returns the cleanup.
   */
  readonly onWake: (listener: () => void) => () => void
  /** Subscribes to status pushes of any deposit; returns the cleanup. */
  readonly onStatusPush: (listener: (push: StatusPush) => void) => () => void
  /** Receives each status. `answer` is set if the status comes from a poll, not from a push. */
  readonly onStatus: (status: TransactionStatus, depositId: string, answer?: StatusAnswer) => void
  /** The longest pause between polls; default 30 s. */
  readonly slowestMs?: () => number
}

export interface StatusAnswer {
  readonly code: string | number | null
  readonly sentAt: number
  /** The transfer on the chain, if the server has seen one. */
  readonly chain: ChainTransaction | undefined
}

export interface Following {
  /** Polls as soon as possible: after the answer of a poll in flight, and at most once a second. */
  poll(): void
  stop(): void
}

/**
 * Polls the status of a deposit until it is paid or the caller stops; one poll is in flight at a time (I14). After a
 * decline or cancellation, polling continues at the slowest interval, because a late payment is possible (D-02, I9). A
 * push triggers a poll (D-13).
 */
export function followDeposit({ id, method }: Pick<Deposit, 'id' | 'method'>, need: FollowNeed): Following {
  const { api, clock, transaction, onStatus, slowestMs = () => MAX_PAUSE_MS } = need
  const left = new AbortController()
  let pause = FIRST_PAUSE_MS
  let sentAt = Number.NEGATIVE_INFINITY
  let isPolling = false
  /** A push has arrived since the last poll was sent. */
  let isPushed = false
  let isOver = false
  /** The deposit was declined or cancelled; a late payment is still possible. */
  let isLate = false
  let failures = 0
  let cancel = () => {}

  async function poll(): Promise<void> {
    if (isPolling || left.signal.aborted || isOver) return
    isPolling = true
    isPushed = false
    sentAt = clock.monotonic()
    cancel()
    let retryAfter = 0
    try {
      const { status, chain } = await api.depositStatus(
        { depositId: id, paymentMethod: method },
        { signal: left.signal, isPolled: true },
      )
      failures = 0
      if (!left.signal.aborted) applyAnswer(statusFrom(status), { code: status, sentAt, chain })
    } catch (failure) {
      failures += 1 // a failed poll does not change the status; it is retried
      retryAfter = failure instanceof TransportFailure ? (failure.retryAfterMs ?? 0) : 0
    }
    isPolling = false
    if (left.signal.aborted) return
    transaction.setPollFailing(failures >= FAILURES_BEFORE_WARNING)
    if (isOver) return
    if (isPushed) return schedulePoll()
    // A push or a wake-up ends this pause early.
    cancel = clock.setTimeout(poll, Math.max(isLate ? MAX_PAUSE_MS : pause, Math.min(retryAfter, MAX_PAUSE_MS)))
    pause = Math.min(pause * 1.5, slowestMs())
  }

  function schedulePoll(): void {
    const wait = sentAt + MIN_PAUSE_MS - clock.monotonic()
    cancel()
    if (wait > 0) cancel = clock.setTimeout(poll, wait)
    else void poll()
  }

  function applyAnswer(status: TransactionStatus, answer: StatusAnswer): void {
    onStatus(movedOn(transaction.status, status), id, answer)
    isOver = status === 'processed'
    // A push during the poll may be newer than its answer.
    isLate = status === 'mistaked' && !isPushed
    if (isOver || isLate) forgetPage(id, need)
  }

  function handlePush({ depositId, status }: StatusPush): void {
    if (depositId !== id) return
    const next = afterPush(transaction.status, status === undefined ? undefined : statusFrom(status))
    if (next === undefined) return
    onStatus(next, id)
    isOver = false
    pollAgain()
  }

  /** Polls again even if a poll is in flight, because the answer of that poll may be out of date. */
  function pollAgain(): void {
    isPushed = true
    wake()
  }

  /** Polls at once, but not more often than `MIN_PAUSE_MS`. */
  function wake(): void {
    if (!isPolling && !isOver) schedulePoll()
  }

  const stops = [need.onStatusPush(handlePush), need.onWake(wake)]
  return {
    poll: pollAgain,
    stop: () => {
      left.abort()
      cancel()
      for (const stop of stops) stop()
    },
  }
}

/** Deletes the stored payment page of a finished payment. */
function forgetPage(id: string, { ledger }: FollowNeed): void {
  ledger.setPage(id, undefined)
}

/** Ignores "waiting" after "accepted", so that the page does not go back a step. */
function movedOn(now: TransactionStatus, next: TransactionStatus): TransactionStatus {
  return next === 'waiting' && now === 'accepted' ? now : next
}
