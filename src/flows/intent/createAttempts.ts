import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Clock } from '../../platform/clock.ts'
import { digestOf } from '../../platform/digestOf.ts'
import type { Reconciler } from './createReconciler.ts'
import type { Intents } from './Intents.ts'
import type { Creation, ReadAnswer, Verdict } from './Kernel.ts'

export interface AttemptsNeed {
  readonly clock: Pick<Clock, 'now'>
  readonly intents: Intents
  readonly newKey: () => string
  /** Once aborted, nothing is sent and answers are ignored. */
  readonly stopped: AbortSignal
}

/** Creates in flight: each is stored before it is sent, is sent once, and is then settled or reconciled. */
export interface Attempts {
  /** Sends the create, with its proof if it needs one. Call only while holding the lock shared by all documents. */
  proven<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>>
  /** Marks this document's unresolved creates of the method as given up by the player. */
  leave(method: string): void
}

export function createAttempts(need: AttemptsNeed, reconciler: Pick<Reconciler, 'ask' | 'sends'>): Attempts {
  const { clock, intents, stopped } = need
  const isStopped = () => stopped.aborted
  /** Keys sent by this document. Creates of other documents are not given up here. */
  const sentHere = new Set<string>()

  /** Sends once more only after a definite refusal because the proof was missing, as a new intent and key (I22). */
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
    const intent = intentOf(creation)
    const { key, digest } = intent
    const ended = reconciler.sends(intent)
    intents.keep(intent) // before the first byte leaves (I7)
    sentHere.add(key)
    let answer: Answer
    try {
      answer = await creation.send({ key, digest, signal: stopped })
    } catch (failure) {
      ended()
      return isStopped() ? { kind: 'stopped' } : notMade(creation, intent, failure)
    }
    ended()
    if (isStopped()) return { kind: 'stopped' } // the player's next document reconciles it
    try {
      const read = creation.read(answer)
      if (read.saysNothing) return unclear(intent, undefined)
      settle(intents.get(key) ?? intent, read)
      return { kind: 'answered', answer, intent }
    } catch (failure) {
      return unclear(intent, failure) // the server has answered, so an error of our own is no refusal
    }
  }

  function notMade<Answer>(creation: Creation<Answer>, intent: Intent, failure: unknown): Verdict<Answer> {
    if (creation.isOutcomeUnknown(failure)) return unclear(intent, failure)
    if (creation.isNotProcessed(failure)) intents.keep({ ...intent, isOver: true })
    else intents.drop(intent.key) // a definite refusal: the next press is a new intent
    return { kind: 'refused', failure }
  }

  /** A repeated gesture reuses the key of its last intent that ended without a known deposit (D-18). */
  function intentOf<Answer>({ gesture, before, continues }: Creation<Answer>): Intent {
    const { method, amount, currency, country, meant } = gesture
    const digest = digestOf(JSON.stringify([method, amount, currency, meant]))
    const former = intents.all().findLast((intent) => intent.digest === digest && intent.isOver === true)
    return {
      ...{ key: former?.key ?? need.newKey(), digest, method, amount, currency, country },
      ...{ createdAt: clock.now(), identity: intents.identity },
      ...(before && { before: [...before] }),
      ...(continues !== undefined && { continues }),
      ...(former?.named !== undefined && { named: former.named }),
    }
  }

  function settle(intent: Intent, { depositId, isDraft }: ReadAnswer): void {
    const { isLeft, ...open } = intent
    intents.endDraft(intent)
    if (depositId === undefined) intents.drop(intent.key)
    // A draft is not a deposit yet, so `isLeft` is removed: there is nothing to give up.
    else intents.keep(isDraft ? { ...open, depositId, isDraft } : { ...intent, depositId })
  }

  function unclear<Answer>(intent: Intent, failure: unknown): Verdict<Answer> {
    void reconciler.ask(intent)
    return { kind: 'unclear', failure }
  }

  function leave(method: string): void {
    for (const { key } of intents.undecided(method)) if (sentHere.has(key)) intents.change(key, { isLeft: true })
  }

  return { proven, leave }
}
