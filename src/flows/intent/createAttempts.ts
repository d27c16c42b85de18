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
  /** From then on nothing is sent, and no answer is acted on. */
  readonly stopped: AbortSignal
}

/** Creates under way: each is kept before it leaves and sent once, and what it came to is settled, or asked. */
export interface Attempts {
  /** Sends it with its proof, where it needs one. Under the lock of all documents only. */
  proven<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>>
  /** The player gives up what was sent from here with the method, and has no outcome yet. */
  leave(method: string): void
}

export function createAttempts(need: AttemptsNeed, reconciler: Pick<Reconciler, 'ask' | 'sends'>): Attempts {
  const { clock, intents, stopped } = need
  const isStopped = () => stopped.aborted
  /** What another document has sent is that one's to give up. */
  const sentHere = new Set<string>()

  /** A second time once at the most, and only after a definite refusal: it is a new intent with a key of its own (I22). */
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
    if (isStopped()) return { kind: 'stopped' } // what became of it, the player's next document asks
    try {
      const read = creation.read(answer)
      if (read.saysNothing) return unclear(intent, undefined)
      settle(intents.get(key) ?? intent, read)
      return { kind: 'answered', answer, intent }
    } catch (failure) {
      return unclear(intent, failure) // the server has answered: a fault of our own is no refusal
    }
  }

  function notMade<Answer>(creation: Creation<Answer>, intent: Intent, failure: unknown): Verdict<Answer> {
    if (creation.isOutcomeUnknown(failure)) return unclear(intent, failure)
    if (creation.isNotProcessed(failure)) intents.keep({ ...intent, isOver: true })
    else intents.drop(intent.key) // a definite refusal: the next press is a new intent
    return { kind: 'refused', failure }
  }

  /** The same gesture keeps its key where no deposit of it can be told (D-18). */
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
    // A draft is no deposit yet: there is nothing to give up.
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
