import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Api } from '../../api/index.ts'
import type { StatusNews } from '../../api/pushes/statusPushes.ts'
import type { ChainTransaction } from '../../model/chainTransaction.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Deposit } from '../../stores/DepositStore.ts'
import type { TransactionStatus, TransactionStore } from '../../stores/TransactionStore.ts'
import type { Intents } from '../intent/Intents.ts'
import { afterPush } from './afterPush.ts'
import { statusFrom } from './statusFrom.ts'

/** Spec 9, and D-13: from 5 s on, backing off to 30 s. */
const FIRST_POLL_MS = 5_000
const SLOWEST_POLL_MS = 30_000
/** A server that pushes without end is not asked without end. */
const LEAST_PAUSE_MS = 1_000
/** One that is lost on the way worries nobody; so many in a row do (C50). */
const FAILURES_TO_TELL = 3

export interface FollowNeed {
  readonly api: Pick<Api, 'depositStatus'>
  readonly clock: Clock
  readonly transaction: TransactionStore
  readonly intents: Intents
  /** Called at once, and whenever the page is seen again, the network is back, or the player is; returns its stop. */
  readonly onWake: (wake: () => void) => () => void
  /** What the server says unasked, of any deposit; returns its stop. */
  readonly onStatusPush: (hear: (news: StatusNews) => void) => () => void
  /** `said`: the server's own word, when it answered; `askedAt`: when it was asked, in ms of the monotonic clock. */
  readonly note: (status: TransactionStatus, depositId: string, answer?: StatusAnswer) => void
  /** How far apart the questions become; without it, 30 s. */
  readonly slowestMs?: () => number
}

export interface StatusAnswer {
  readonly said: string | number | null
  readonly askedAt: number
  /** The coins on their way, if it has seen any. */
  readonly chain: ChainTransaction | undefined
}

export interface Following {
  /** Asks at once, or as soon as the question under way is answered. */
  ask(): void
  stop(): void
}

/**
 * One question at a time, until it is paid or the page is left (I14). Of one that was declined or cancelled a late payment
 * is still asked for, as seldom as can be (D-02, I9). A push makes it ask at once (D-13).
 */
export function followDeposit({ id, method }: Pick<Deposit, 'id' | 'method'>, need: FollowNeed): Following {
  const { api, clock, transaction, note, slowestMs = () => SLOWEST_POLL_MS } = need
  const left = new AbortController()
  let pause = FIRST_POLL_MS
  let askedAt = Number.NEGATIVE_INFINITY
  let isAsking = false
  /** There was a push that no question has followed yet. */
  let isPushed = false
  let isOver = false
  /** Declined or cancelled: only a late payment can still come. */
  let isLate = false
  let failures = 0
  let cancel = () => {}

  async function ask(): Promise<void> {
    if (isAsking || left.signal.aborted || isOver) return
    isAsking = true
    isPushed = false
    askedAt = clock.monotonic()
    cancel()
    try {
      const { status, chain } = await api.depositStatus(
        { depositId: id, paymentMethod: method },
        { signal: left.signal },
      )
      failures = 0
      if (!left.signal.aborted) hear(statusFrom(status), { said: status, askedAt, chain })
    } catch {
      failures += 1 // an unanswered question changes nothing: it is asked again
    }
    isAsking = false
    if (left.signal.aborted) return
    transaction.setUnheard(failures >= FAILURES_TO_TELL)
    if (isOver) return
    if (isPushed) return askSoon()
    cancel = clock.setTimeout(ask, isLate ? SLOWEST_POLL_MS : pause)
    pause = Math.min(pause * 1.5, slowestMs())
  }

  function askSoon(): void {
    const wait = askedAt + LEAST_PAUSE_MS - clock.monotonic()
    cancel()
    if (wait > 0) cancel = clock.setTimeout(ask, wait)
    else void ask()
  }

  function hear(status: TransactionStatus, answer: StatusAnswer): void {
    note(movedOn(transaction.status, status), id, answer)
    isOver = status === 'processed'
    // What was pushed while this was asked is newer: it may be what the answer did not know yet.
    isLate = status === 'mistaked' && !isPushed
    if (isOver || isLate) forgetPage(id, need)
  }

  function hearPush({ depositId, status }: StatusNews): void {
    if (depositId !== id) return
    const next = afterPush(transaction.status, status === undefined ? undefined : statusFrom(status))
    if (next === undefined) return
    note(next, id)
    isOver = false
    askAnew()
  }

  /** The question under way was asked before: it is not the answer to this. */
  function askAnew(): void {
    isPushed = true
    if (!isAsking) askSoon()
  }

  const stops = [need.onStatusPush(hearPush), need.onWake(ask)]
  return {
    ask: askAnew,
    stop: () => {
      left.abort()
      cancel()
      for (const stop of stops) stop()
    },
  }
}

/** Of a payment that is over nobody needs the page. */
function forgetPage(id: string, { intents }: FollowNeed): void {
  const { page, ...intent } = intents.find(id) ?? {}
  if (page !== undefined) intents.keep(intent as Intent)
}

/** "Waiting" from the server does not take back "being processed": the page would seem to go backwards. */
function movedOn(now: TransactionStatus, next: TransactionStatus): TransactionStatus {
  return next === 'waiting' && now === 'accepted' ? now : next
}
