import type { LedgerEntry, UnresolvedEntry } from '../../schemas/stored/ledgerEntry.ts'
import type { DocumentLock } from '../platform/storage/documentLock.ts'
import type { Clock } from '../platform/time/clock.ts'
import { isUnresolved, type Ledger } from './ledger.ts'
import { type Found, type OnOutcome, type Outcome, reconcile } from './reconcile.ts'
import type { UnresolvedPayments } from './UnresolvedPayments.ts'

/** How long after the request timeout the server may still be storing the create (D-17). */
const MARGIN_MS = 15_000

export interface ReconcilerNeed {
  readonly clock: Clock
  readonly ledger: Ledger
  readonly lock: DocumentLock
  /** The unresolved payments that the screen shows. */
  readonly deposit: UnresolvedPayments
  readonly requestTimeoutMs: number
  /** Asks the server for an open payment of the entry's method. */
  readonly ask: (entry: UnresolvedEntry, signal: AbortSignal) => Promise<Found>
  readonly onOutcome: OnOutcome
  /** Once aborted, nothing is requested or reported. */
  readonly stopped: AbortSignal
}

/** Reconciles creates without an answer. Each send has one round of requests, which all its callers share. */
export interface Reconciler {
  /** Marks the entry in flight. Reconciliation starts only after the returned function was called. */
  sends(entry: UnresolvedEntry): () => void
  /** Entries with an unknown outcome, except the create that this tab has in flight. */
  undecided(method?: string): readonly UnresolvedEntry[]
  isAsked(entry: LedgerEntry): boolean
  /**
   * Starts a reconciliation round, or joins the running one. Resolves when the entry is settled or can't be settled.
   */
  ask(entry: UnresolvedEntry): Promise<void>
  /** Ends the pauses of running rounds, and starts a round for every other undecided entry. */
  askAll(): Promise<void>
}

export function createReconciler(need: ReconcilerNeed): Reconciler {
  const { clock, ledger, deposit, stopped } = need
  const windowMs = need.requestTimeoutMs + MARGIN_MS
  /** When this tab sent the entry or first saw it. On the monotonic clock, because the wall clock may jump. */
  const beganAt = new Map<string, number>()
  const rounds = new Map<string, { nudge: () => void; done: Promise<void> }>()
  /** The key of the create that this tab has in flight; it is not reconciled. */
  let sending: string | undefined

  const undecided = (method?: string) => ledger.undecided(method).filter(({ key }) => key !== sending)

  function ask(entry: UnresolvedEntry): Promise<void> {
    const running = rounds.get(sendingOf(entry))
    if (running !== undefined) return running.done
    const nudges = new Set<() => void>()
    const done = askUntilSettled(entry, nudges).finally(() => rounds.delete(sendingOf(entry)))
    const nudge = () => {
      for (const end of [...nudges]) end()
    }
    rounds.set(sendingOf(entry), { nudge, done })
    return done
  }

  async function askUntilSettled(entry: UnresolvedEntry, nudges: Set<() => void>): Promise<void> {
    const { method } = entry
    const sending = sendingOf(entry)
    if (!beganAt.has(sending)) {
      beganAt.set(sending, clock.monotonic())
      await answeredElsewhere(entry)
      if (stopped.aborted) return
    }
    deposit.setUnresolved(method, { kind: 'checking', depositId: undefined })
    let named: string | undefined
    const outcome = await reconcile({
      clock,
      signal: stopped,
      endsAt: beganAt.get(sending)! + windowMs,
      ask: (signal) => need.ask(entry, signal),
      current: () => {
        const kept = ledger.get(entry.key)
        return kept && sendingOf(kept) === sending ? kept : undefined
      },
      isKnown: (id) => ledger.isOther(id, entry.key),
      onNudge: (nudge) => {
        nudges.add(nudge)
        return () => nudges.delete(nudge)
      },
      onNamed: (depositId) => {
        named = depositId
        ledger.name(entry.key, depositId)
        deposit.setUnresolved(method, { kind: 'checking', depositId })
      },
    })
    if (!stopped.aborted) conclude(outcome, entry, named)
  }

  /** The newest entry may be in flight in another tab: waits until that tab releases the lock (H5). */
  async function answeredElsewhere({ key, method }: UnresolvedEntry): Promise<void> {
    if (ledger.undecided().at(-1)?.key !== key || !(await need.lock.isTaken()) || stopped.aborted) return
    deposit.setUnresolved(method, { kind: 'elsewhere' })
    await need.lock.free(stopped)
  }

  function conclude(outcome: Outcome, entry: UnresolvedEntry, named: string | undefined): void {
    const { key, method } = entry
    if (outcome.kind === 'unknown') {
      deposit.setUnresolved(method, { kind: 'unknown', depositId: named })
      return
    }
    // Read again: the player may have given up the entry during reconciliation.
    const now = ledger.get(key)
    if (outcome.kind === 'exists' && now !== undefined && isUnresolved(now)) {
      ledger.endDraft(now)
      ledger.accept(key, outcome.depositId, true)
    }
    if (outcome.kind === 'none') ledger.close(key)
    const more = undecided(method).filter((other) => sendingOf(other) !== sendingOf(entry))
    if (more.length === 0) deposit.setUnresolved(method, undefined)
    for (const other of more) void ask(other)
    if (outcome.kind !== 'gone') need.onOutcome(outcome, now ?? entry)
  }

  return {
    sends(entry) {
      beganAt.set(sendingOf(entry), clock.monotonic())
      sending = entry.key
      return () => {
        sending = undefined
      }
    },
    undecided,
    isAsked: (entry) => rounds.has(sendingOf(entry)),
    ask,
    async askAll() {
      for (const round of rounds.values()) round.nudge()
      await Promise.all(undecided().map(ask))
    },
  }
}

/** Identifies one send: a key may be sent again, also from another tab, and each send has its own time window. */
const sendingOf = ({ key, createdAt }: Pick<LedgerEntry, 'key' | 'createdAt'>): string => `${key} ${createdAt}`
