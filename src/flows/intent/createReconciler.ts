import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DocumentLock } from '../../platform/documentLock.ts'
import type { UnresolvedPayments } from '../../stores/UnresolvedPayments.ts'
import type { Intents } from './Intents.ts'
import type { OnOutcome } from './Kernel.ts'
import { type Found, type Outcome, reconcile } from './reconcile.ts'

/** How long after the request timeout the server may still be storing the create (D-17). */
const MARGIN_MS = 15_000

export interface ReconcilerNeed {
  readonly clock: Clock
  readonly intents: Intents
  readonly lock: DocumentLock
  /** The unresolved payments that the screen shows. */
  readonly deposit: UnresolvedPayments
  readonly requestTimeoutMs: number
  /** Asks the server for an open payment of the intent's method. */
  readonly ask: (intent: Intent, signal: AbortSignal) => Promise<Found>
  readonly onOutcome: OnOutcome
  /** Once aborted, nothing is requested or reported. */
  readonly stopped: AbortSignal
}

/** Reconciles creates without an answer: one round for each send, shared by all its callers. */
export interface Reconciler {
  /** Marks the intent in flight. Reconciliation starts only after the returned function was called. */
  sends(intent: Intent): () => void
  /** Intents with an unknown outcome, except the one in flight from this document. */
  undecided(method?: string): readonly Intent[]
  isAsked(intent: Intent): boolean
  /** Starts a reconciliation round, or joins the running one. Resolves when the intent is settled or cannot be. */
  ask(intent: Intent): Promise<void>
  /** Ends the pauses of running rounds, and starts a round for every other undecided intent. */
  askAll(): Promise<void>
}

export function createReconciler(need: ReconcilerNeed): Reconciler {
  const { clock, intents, deposit, stopped } = need
  const windowMs = need.requestTimeoutMs + MARGIN_MS
  /** When this document sent the intent or first saw it, on the monotonic clock, because the wall clock may jump. */
  const beganAt = new Map<string, number>()
  const rounds = new Map<string, { nudge: () => void; done: Promise<void> }>()
  /** The key of the create in flight from this document: it is not reconciled. */
  let sending: string | undefined

  const undecided = (method?: string) => intents.undecided(method).filter(({ key }) => key !== sending)

  function ask(intent: Intent): Promise<void> {
    const running = rounds.get(sendingOf(intent))
    if (running !== undefined) return running.done
    const nudges = new Set<() => void>()
    const done = askUntilSettled(intent, nudges).finally(() => rounds.delete(sendingOf(intent)))
    const nudge = () => {
      for (const end of [...nudges]) end()
    }
    rounds.set(sendingOf(intent), { nudge, done })
    return done
  }

  async function askUntilSettled(intent: Intent, nudges: Set<() => void>): Promise<void> {
    const { method } = intent
    const sending = sendingOf(intent)
    if (!beganAt.has(sending)) {
      beganAt.set(sending, clock.monotonic())
      await answeredElsewhere(intent)
      if (stopped.aborted) return
    }
    deposit.doubt(method, { kind: 'checking', depositId: undefined })
    let named: string | undefined
    const outcome = await reconcile({
      clock,
      signal: stopped,
      endsAt: beganAt.get(sending)! + windowMs,
      ask: (signal) => need.ask(intent, signal),
      current: () => {
        const kept = intents.get(intent.key)
        return kept && sendingOf(kept) === sending ? kept : undefined
      },
      isKnown: (id) => intents.isOther(id, intent.key),
      onNudge: (nudge) => {
        nudges.add(nudge)
        return () => nudges.delete(nudge)
      },
      onNamed: (depositId) => {
        named = depositId
        intents.change(intent.key, { named: depositId })
        deposit.doubt(method, { kind: 'checking', depositId })
      },
    })
    if (!stopped.aborted) conclude(outcome, intent, named)
  }

  /** The newest intent may be in flight in another document: waits until that document releases the lock (H5). */
  async function answeredElsewhere({ key, method }: Intent): Promise<void> {
    if (intents.undecided().at(-1)?.key !== key || !(await need.lock.isTaken()) || stopped.aborted) return
    deposit.doubt(method, { kind: 'elsewhere' })
    await need.lock.free(stopped)
  }

  function conclude(outcome: Outcome, intent: Intent, named: string | undefined): void {
    const { key, method } = intent
    if (outcome.kind === 'unknown') {
      deposit.doubt(method, { kind: 'unknown', depositId: named })
      return
    }
    if (outcome.kind === 'exists' && intents.get(key)?.depositId === undefined) {
      intents.endDraft(intent)
      intents.change(key, { depositId: outcome.depositId, isFound: true })
    }
    if (outcome.kind === 'none') intents.change(key, { isOver: true })
    const more = undecided(method).filter((other) => sendingOf(other) !== sendingOf(intent))
    if (more.length === 0) deposit.doubt(method, undefined)
    for (const other of more) void ask(other)
    // Read the intent again: the player may have left it during reconciliation.
    if (outcome.kind !== 'gone') need.onOutcome(outcome, intents.get(key) ?? intent)
  }

  return {
    sends(intent) {
      beganAt.set(sendingOf(intent), clock.monotonic())
      sending = intent.key
      return () => {
        sending = undefined
      }
    },
    undecided,
    isAsked: (intent) => rounds.has(sendingOf(intent)),
    ask,
    async askAll() {
      for (const round of rounds.values()) round.nudge()
      await Promise.all(undecided().map(ask))
    },
  }
}

/** Identifies one send: a key may be sent again, also from another tab, and each send has its own time window. */
const sendingOf = ({ key, createdAt }: Intent): string => `${key} ${createdAt}`
