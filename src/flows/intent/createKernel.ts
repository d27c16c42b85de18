import type { Intent } from '../../../schemas/stored/intent.ts'
import { digestOf } from '../../platform/digestOf.ts'
import { type AskingsNeed, createAskings } from './createAskings.ts'
import type { Creation, Kernel, ReadAnswer, Verdict } from './Kernel.ts'

export interface KernelNeed extends Omit<AskingsNeed, 'stopped'> {
  readonly newKey: () => string
}

/**
 * A create is sent once; what became of it is asked, never guessed; and while it is not known no other is made with the
 * method (I1, I2, I8).
 */
export function createKernel(need: KernelNeed): Kernel {
  const { clock, intents, deposit, lock } = need
  const stopped = new AbortController()
  const askings = createAskings({ ...need, stopped: stopped.signal })
  let isLocked = false // a flag outside React: a state flag lets ten clicks of one task through

  const isStopped = () => stopped.signal.aborted

  function isInDoubt(method: string): boolean {
    const unclear = askings.undecided(method)
    for (const intent of unclear) void askings.ask(intent)
    return unclear.length > 0 || deposit.doubtOf(method) !== undefined
  }

  async function create<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>> {
    const { method } = creation.gesture
    const release = await lock.take()
    if (isStopped()) {
      release?.()
      return { kind: 'stopped' }
    }
    if (release === undefined) {
      void waitForOther(method)
      return { kind: 'held' }
    }
    // Who is cut off may wait for the answer for ever; the player's next document may not.
    stopped.signal.addEventListener('abort', release)
    try {
      // Between the press and the lock another document may have sent something.
      return isInDoubt(method) ? { kind: 'held' } : await proven(creation)
    } finally {
      stopped.signal.removeEventListener('abort', release)
      release()
    }
  }

  /** A second time once at the most, and only after a definite refusal: it is a new intent with a key of its own (I22). */
  async function proven<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>> {
    const first = await withProof(creation, false)
    const isWanted = first.kind === 'refused' && creation.proof?.isWanted(first.failure) === true
    return isWanted ? withProof(creation, true) : first
  }

  async function withProof<Answer>(creation: Creation<Answer>, isRequired: boolean): Promise<Verdict<Answer>> {
    try {
      await creation.proof?.get({ isRequired, signal: stopped.signal })
    } catch (failure) {
      return isStopped() ? { kind: 'stopped' } : { kind: 'refused', failure }
    }
    return isStopped() ? { kind: 'stopped' } : sent(creation)
  }

  async function sent<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>> {
    const intent = intentOf(creation)
    const { key, digest } = intent
    const ended = askings.sends(intent)
    intents.keep(intent) // before the first byte leaves (I7)
    let answer: Answer
    try {
      answer = await creation.send({ key, digest, signal: stopped.signal })
    } catch (failure) {
      ended()
      return isStopped() ? { kind: 'stopped' } : notMade(creation, intent, failure)
    }
    ended()
    if (isStopped()) return { kind: 'stopped' } // what became of it, the player's next document asks
    try {
      const read = creation.read(answer)
      if (read.saysNothing) return unclear(intent, undefined)
      settle(intent, read)
      return { kind: 'answered', answer, intent }
    } catch (failure) {
      return unclear(intent, failure) // the server has answered: a fault of our own is no refusal
    }
  }

  function notMade<Answer>(creation: Creation<Answer>, intent: Intent, failure: unknown): Verdict<Answer> {
    if (creation.isUnclear(failure)) return unclear(intent, failure)
    if (creation.isUnsent(failure)) intents.keep({ ...intent, isOver: true })
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
    intents.endDraft(intent)
    if (depositId === undefined) intents.drop(intent.key)
    else intents.keep({ ...intent, depositId, ...(isDraft && { isDraft }) })
  }

  function unclear<Answer>(intent: Intent, failure: unknown): Verdict<Answer> {
    void askings.ask(intent)
    return { kind: 'unclear', failure }
  }

  const made = (method: string) =>
    intents.all().filter((one) => one.method === method && one.depositId !== undefined && !one.isDraft)

  async function waitForOther(method: string): Promise<void> {
    const former = new Set(made(method).map(({ key }) => key))
    deposit.doubt(method, { kind: 'elsewhere' })
    await lock.free(stopped.signal)
    if (isStopped()) return
    if (deposit.doubtOf(method)?.kind === 'elsewhere') deposit.doubt(method, undefined)
    if (isInDoubt(method)) return
    // What the player has just paid there is what was pressed for here (H5).
    const other = made(method).find(({ key }) => !former.has(key))
    if (other?.depositId === undefined || askings.isAsked(other)) return
    need.onOutcome({ kind: 'exists', depositId: other.depositId, isSettledElsewhere: true }, other)
  }

  return {
    async exclusively(work) {
      if (isLocked || isStopped()) return false
      isLocked = true
      try {
        await work()
      } finally {
        isLocked = false
      }
      return true
    },
    isInDoubt,
    create,
    draftOf: ({ method, amount, currency }) =>
      intents.all().findLast((one) => {
        return one.isDraft && one.method === method && one.amount === amount && one.currency === currency
      }),
    check: askings.askAll,
    startAnew(method) {
      const kind = deposit.doubtOf(method)?.kind
      // Only where the warning stood: while it is being asked, the server may still be at work on it.
      if (kind !== 'unknown' && kind !== 'found') return
      if (kind === 'unknown') for (const { key } of askings.undecided(method)) intents.change(key, { isOver: true })
      deposit.doubt(method, undefined)
    },
    dispose() {
      stopped.abort()
    },
  }
}
