import type { LedgerEntry, UnresolvedEntry } from '../../schemas/stored/ledgerEntry.ts'
import { RefusedAnswer } from '../api/RefusedAnswer.ts'
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
  readonly findOpen: (entry: UnresolvedEntry, signal: AbortSignal) => Promise<Found>
  readonly onOutcome: OnOutcome
  /** Once aborted, nothing is requested or reported. */
  readonly stopped: AbortSignal
}

/** Reconciles creates without an answer. Each send has one round of requests, which all its callers share. */
export interface Reconciler {
  /** Marks the entry in flight. Reconciliation starts only after the returned function was called. */
  markInFlight(entry: UnresolvedEntry): () => void
  /** Entries with an unknown outcome, except the create that this tab has in flight. */
  undecided(method?: string): readonly UnresolvedEntry[]
  isReconciling(entry: LedgerEntry): boolean
  /**
   * Starts a reconciliation round, or joins the running one. Resolves when the outcome is known or can't be found out.
   * `failure`: why the outcome is unknown.
   */
  reconcile(entry: UnresolvedEntry, failure?: unknown): Promise<void>
  /** Ends the pauses of running rounds, and starts a round for every other undecided entry. */
  reconcileAll(): Promise<void>
}

export function createReconciler(need: ReconcilerNeed): Reconciler {
  const { clock, ledger, deposit, stopped } = need
  const windowMs = need.requestTimeoutMs + MARGIN_MS
  /** When this tab sent the entry or first saw it. On the monotonic clock, because the wall clock may jump. */
  const beganAt = new Map<string, number>()
  const rounds = new Map<string, { nudge: () => void; done: Promise<void> }>()
  /** The refusals of creates whose outcome is unknown, by send. */
  const refusals = new Map<string, RefusedAnswer>()
  /** The key of the create that this tab has in flight; it is not reconciled. */
  let keyInFlight: string | undefined

  const undecided = (method?: string) => ledger.undecided(method).filter(({ key }) => key !== keyInFlight)

  function startRound(entry: UnresolvedEntry): Promise<void> {
    const running = rounds.get(sendIdOf(entry))
    if (running !== undefined) return running.done
    const nudges = new Set<() => void>()
    const done = runRound(entry, nudges).finally(() => rounds.delete(sendIdOf(entry)))
    const nudge = () => {
      for (const end of [...nudges]) end()
    }
    rounds.set(sendIdOf(entry), { nudge, done })
    return done
  }

  async function runRound(entry: UnresolvedEntry, nudges: Set<() => void>): Promise<void> {
    const { method } = entry
    const sendId = sendIdOf(entry)
    if (!beganAt.has(sendId)) {
      beganAt.set(sendId, clock.monotonic())
      await waitForOtherTab(entry)
      if (stopped.aborted) return
    }
    deposit.setUnresolved(method, { kind: 'checking', depositId: undefined })
    let named: string | undefined
    const outcome = await reconcile({
      clock,
      signal: stopped,
      endsAt: beganAt.get(sendId)! + windowMs,
      findOpen: (signal) => need.findOpen(entry, signal),
      current: () => {
        const kept = ledger.get(entry.key)
        return kept && sendIdOf(kept) === sendId ? kept : undefined
      },
      isKnown: (id) => ledger.isOther(id, entry.key),
      onNudge: (nudge) => {
        nudges.add(nudge)
        return () => nudges.delete(nudge)
      },
      onNamed: (depositId) => {
        named = depositId
        ledger.setNamed(entry.key, depositId)
        deposit.setUnresolved(method, { kind: 'checking', depositId })
      },
    })
    if (!stopped.aborted) applyOutcome(outcome, entry, named)
  }

  /** The newest entry may be in flight in another tab: waits until that tab releases the lock (H5). */
  async function waitForOtherTab({ key, method }: UnresolvedEntry): Promise<void> {
    if (ledger.undecided().at(-1)?.key !== key || !(await need.lock.isTaken()) || stopped.aborted) return
    deposit.setUnresolved(method, { kind: 'elsewhere' })
    await need.lock.free(stopped)
  }

  function applyOutcome(outcome: Outcome, entry: UnresolvedEntry, named: string | undefined): void {
    const { key, method } = entry
    const refusal = refusals.get(sendIdOf(entry))
    refusals.delete(sendIdOf(entry))
    if (outcome.kind === 'unknown') {
      deposit.setUnresolved(method, { kind: 'unknown', depositId: named })
      if (refusal !== undefined) need.onOutcome({ kind: 'unknown', refusal }, entry)
      return
    }
    // Read again: the player may have given up the entry during reconciliation.
    const now = ledger.get(key)
    if (outcome.kind === 'exists' && now !== undefined && isUnresolved(now)) {
      ledger.endDraft(now)
      ledger.accept(key, outcome.depositId, true)
    }
    // The next press after a refusal has other data, such as another captcha, and so another key (I3).
    if (outcome.kind === 'none') {
      if (refusal === undefined) ledger.markReusable(key)
      else ledger.drop(key)
    }
    const more = undecided(method).filter((other) => sendIdOf(other) !== sendIdOf(entry))
    if (more.length === 0) deposit.setUnresolved(method, undefined)
    for (const other of more) void startRound(other)
    if (outcome.kind === 'none') need.onOutcome({ kind: 'none', ...(refusal && { refusal }) }, now ?? entry)
    else if (outcome.kind !== 'gone') need.onOutcome(outcome, now ?? entry)
  }

  return {
    markInFlight(entry) {
      beganAt.set(sendIdOf(entry), clock.monotonic())
      keyInFlight = entry.key
      return () => {
        keyInFlight = undefined
      }
    },
    undecided,
    isReconciling: (entry) => rounds.has(sendIdOf(entry)),
    reconcile(entry, failure) {
      if (failure instanceof RefusedAnswer) refusals.set(sendIdOf(entry), failure)
      return startRound(entry)
    },
    async reconcileAll() {
      for (const round of rounds.values()) round.nudge()
      await Promise.all(undecided().map(startRound))
    },
  }
}

/** Identifies one send: a key may be sent again, also from another tab, and each send has its own time window. */
const sendIdOf = ({ key, createdAt }: Pick<LedgerEntry, 'key' | 'createdAt'>): string => `${key} ${createdAt}`
