import type { LedgerEntry } from '../../schemas/stored/ledgerEntry.ts'
import type { Clock } from '../platform/clock.ts'
import { digestOf } from '../platform/digestOf.ts'
import type { Reconciler } from './createReconciler.ts'
import type { Ledger } from './ledger.ts'
import type { Creation, ReadAnswer, Verdict } from './PaymentEngine.ts'

export interface RunnerNeed {
  readonly clock: Pick<Clock, 'now'>
  readonly ledger: Ledger
  readonly newKey: () => string
  /** Once aborted, nothing is sent and answers are ignored. */
  readonly stopped: AbortSignal
}

/** Creates in flight: each is stored before it is sent, is sent once, and is then settled or reconciled. */
export interface Runner {
  /** Sends the create, with its proof if it needs one. Call only while holding the lock shared by all documents. */
  proven<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>>
  /** Marks this document's unresolved creates of the method as given up by the player. */
  leave(method: string): void
}

export function createRunner(need: RunnerNeed, reconciler: Pick<Reconciler, 'ask' | 'sends'>): Runner {
  const { clock, ledger, stopped } = need
  const isStopped = () => stopped.aborted
  /** Keys sent by this document. Creates of other documents are not given up here. */
  const sentHere = new Set<string>()

  /** Sends once more only after a definite refusal because the proof was missing, as a new entry and key (I22). */
  async function proven<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>> {
    const first = await withProof(creation, false)
    const isWanted = first.kind === 'refused' && creation.proof?.isWanted(first.failure) === true
    return isWanted ? withProof(creation, true) : first
  }

  async function withProof<Answer>(creation: Creation<Answer>, isRequired: boolean): Promise<Verdict<Answer>> {
    try {
      await creation.proof?.get({ isRequired, signal: stopped })
    } catch (failure) {
      return isStopped() ? { kind: 'stopped' } : { kind: 'refused', failure }
    }
    return isStopped() ? { kind: 'stopped' } : sent(creation)
  }

  async function sent<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>> {
    const entry = entryOf(creation)
    const { key, digest } = entry
    const ended = reconciler.sends(entry)
    ledger.keep(entry) // before the first byte leaves (I7)
    sentHere.add(key)
    let answer: Answer
    try {
      answer = await creation.send({ key, digest, signal: stopped })
    } catch (failure) {
      ended()
      return isStopped() ? { kind: 'stopped' } : notMade(creation, entry, failure)
    }
    ended()
    if (isStopped()) return { kind: 'stopped' } // the player's next document reconciles it
    try {
      const read = creation.read(answer)
      if (read.saysNothing) return unclear(entry, undefined)
      settle(ledger.get(key) ?? entry, read)
      return { kind: 'answered', answer, entry }
    } catch (failure) {
      return unclear(entry, failure) // the server has answered, so an error of our own is no refusal
    }
  }

  function notMade<Answer>(creation: Creation<Answer>, entry: LedgerEntry, failure: unknown): Verdict<Answer> {
    if (creation.isOutcomeUnknown(failure)) return unclear(entry, failure)
    if (creation.isNotProcessed(failure)) ledger.keep({ ...entry, isOver: true })
    else ledger.drop(entry.key) // a definite refusal: the next press is a new entry
    return { kind: 'refused', failure }
  }

  /** A repeated gesture reuses the key of its last entry that ended without a known deposit (D-18). */
  function entryOf<Answer>({ gesture, before, continues }: Creation<Answer>): LedgerEntry {
    const { method, amount, currency, country, meant } = gesture
    const digest = digestOf(JSON.stringify([method, amount, currency, meant]))
    const former = ledger.all().findLast((entry) => entry.digest === digest && entry.isOver === true)
    return {
      ...{ key: former?.key ?? need.newKey(), digest, method, amount, currency, country },
      ...{ createdAt: clock.now(), identity: ledger.identity },
      ...(before && { before: [...before] }),
      ...(continues !== undefined && { continues }),
      ...(former?.named !== undefined && { named: former.named }),
    }
  }

  function settle(entry: LedgerEntry, { depositId, isDraft }: ReadAnswer): void {
    const { isLeft, ...open } = entry
    ledger.endDraft(entry)
    if (depositId === undefined) ledger.drop(entry.key)
    // A draft is not a deposit yet, so `isLeft` is removed: there is nothing to give up.
    else ledger.keep(isDraft ? { ...open, depositId, isDraft } : { ...entry, depositId })
  }

  function unclear<Answer>(entry: LedgerEntry, failure: unknown): Verdict<Answer> {
    void reconciler.ask(entry)
    return { kind: 'unclear', failure }
  }

  function leave(method: string): void {
    for (const { key } of ledger.undecided(method)) if (sentHere.has(key)) ledger.change(key, { isLeft: true })
  }

  return { proven, leave }
}
