import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Clock } from '../../platform/clock.ts'
import { digestOf } from '../../platform/digestOf.ts'
import type { DocumentLock } from '../../platform/documentLock.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import type { Intents } from './Intents.ts'
import { type Found, type Outcome, reconcile } from './reconcile.ts'

/** How long after its own time-out a server may still be storing what it was asked (D-17). */
const MARGIN_MS = 15_000

/** What the player means by a press: the same again is the same gesture, and keeps its key (D-18). */
export interface Gesture {
  readonly method: string
  readonly amount: string
  readonly currency: string
  readonly country: string
  /** The wallet, the values of the fields, and whatever else was chosen. */
  readonly meant: unknown
}

/** One create of money, whatever its call: a deposit of any kind, a withdrawal. */
export interface Creation<Answer> {
  readonly gesture: Gesture
  /** What was open with the method before the press; undefined when nobody knows. */
  readonly before: readonly string[] | undefined
  /** Goes on with this draft. */
  readonly continues: string | undefined
  /** Sends it; called at most once. `digest` is the mark of the gesture. */
  readonly send: (sending: { key: string; digest: string; signal: AbortSignal }) => Promise<Answer>
  readonly read: (answer: Answer) => ReadAnswer
  /** Whether the server may have acted although no good answer came (I8). */
  readonly isUnclear: (failure: unknown) => boolean
  /** Whether it is sure that nobody has looked at the request: the key may be used again. */
  readonly isUnsent: (failure: unknown) => boolean
}

export interface ReadAnswer {
  readonly depositId: string | undefined
  /** The answer asks for more before there is a deposit. */
  readonly isDraft: boolean
  /** Neither an id nor anything to do: what became of it has to be asked (C17). */
  readonly saysNothing: boolean
}

export type Verdict<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly intent: Intent }
  /** Surely nothing was made. */
  | { readonly kind: 'refused'; readonly failure: unknown }
  /** It is being asked about; `onOutcome` tells how it ended. */
  | { readonly kind: 'unclear'; readonly failure: unknown }
  /** Nothing was sent: another document of the player is paying, or left something unclear. */
  | { readonly kind: 'held' }
  /** The page is gone; what was sent is kept. */
  | { readonly kind: 'stopped' }

export interface KernelNeed {
  readonly clock: Clock
  readonly intents: Intents
  readonly lock: DocumentLock
  readonly deposit: DepositStore
  readonly newKey: () => string
  readonly requestTimeoutMs: number
  /** Asks the server for an open payment of the intent's method. */
  readonly ask: (intent: Intent, signal: AbortSignal) => Promise<Found>
  /** A create without an answer turned out this way. */
  readonly onOutcome: (outcome: Outcome, intent: Intent) => void
}

export interface Kernel {
  /** Runs the work of one press. False at once, and nothing is run, while another is under way (I1). */
  exclusively(work: () => Promise<void>): Promise<boolean>
  /** Whether a create of the method has to wait: something of it is unclear, or waits for the player. */
  isInDoubt(method: string): boolean
  /** Inside `exclusively` only. */
  create<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>>
  /** The draft that the same payment goes on with. */
  draftOf(gesture: Pick<Gesture, 'method' | 'amount' | 'currency'>): Intent | undefined
  /** Asks about everything that is unclear, at once. Resolves when all of it has been settled, or can't be. */
  check(): Promise<void>
  /** The player has read the warning and wants a new payment: what is unclear of the method holds it no longer. */
  startAnew(method: string): void
  /** Nothing is asked, said or opened any more. */
  dispose(): void
}

/**
 * The money kernel: one gesture, one key, one lock. A create is sent once; what became of it is asked, never guessed; and
 * while it is not known no other is made with the method (I1, I2, I8).
 */
export function createKernel(need: KernelNeed): Kernel {
  const { clock, intents, deposit } = need
  const stopped = new AbortController()
  const windowMs = need.requestTimeoutMs + MARGIN_MS
  /** On the monotonic clock: when this document sent it, or first heard of it. A wall clock may jump. */
  const beganAt = new Map<string, number>()
  const askings = new Map<string, { nudge: () => void; done: Promise<void> }>()
  /** The key of the create that is on its way from here: nobody needs to ask about that one. */
  let sending: string | undefined
  let isLocked = false // a flag outside React: a state flag lets ten clicks of one task through

  const isStopped = () => stopped.signal.aborted
  const undecided = (method?: string) => intents.undecided(method).filter(({ key }) => key !== sending)

  function isInDoubt(method: string): boolean {
    const unclear = undecided(method)
    for (const intent of unclear) void asked(intent)
    return unclear.length > 0 || deposit.doubtOf(method) !== undefined
  }

  async function create<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>> {
    const { method } = creation.gesture
    const release = await need.lock.take()
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
      return isInDoubt(method) ? { kind: 'held' } : await sent(creation)
    } finally {
      stopped.signal.removeEventListener('abort', release)
      release()
    }
  }

  async function sent<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>> {
    const intent = begun(creation)
    const { key, digest } = intent
    sending = key
    let answer: Answer
    try {
      answer = await creation.send({ key, digest, signal: stopped.signal })
    } catch (failure) {
      return isStopped() ? { kind: 'stopped' } : notMade(creation, intent, failure)
    } finally {
      sending = undefined
    }
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

  /** Kept before the first byte leaves (I7). */
  function begun<Answer>({ gesture, before, continues }: Creation<Answer>): Intent {
    const { method, amount, currency, country, meant } = gesture
    const digest = digestOf(JSON.stringify([method, amount, currency, meant]))
    const former = intents.all().findLast((intent) => intent.digest === digest && intent.isOver === true)
    const intent: Intent = {
      ...{ key: former?.key ?? need.newKey(), digest, method, amount, currency, country },
      ...{ createdAt: clock.now(), identity: need.intents.identity },
      ...(before && { before: [...before] }),
      ...(continues !== undefined && { continues }),
      ...(former?.named !== undefined && { named: former.named }),
    }
    beganAt.set(sendingOf(intent), clock.monotonic())
    intents.keep(intent)
    return intent
  }

  function settle(intent: Intent, { depositId, isDraft }: ReadAnswer): void {
    endDraft(intent)
    if (depositId === undefined) intents.drop(intent.key)
    else intents.keep({ ...intent, depositId, ...(isDraft && { isDraft }) })
  }

  /** The create that went on with a draft stands for it. */
  function endDraft({ continues, key }: Intent): void {
    for (const one of intents.all())
      if (one.key !== key && one.isDraft && one.depositId === continues) intents.drop(one.key)
  }

  function unclear<Answer>(intent: Intent, failure: unknown): Verdict<Answer> {
    void asked(intent)
    return { kind: 'unclear', failure }
  }

  /** One round of questions for an intent, however many wait for it. */
  function asked(intent: Intent): Promise<void> {
    const running = askings.get(sendingOf(intent))
    if (running !== undefined) return running.done
    const nudges = new Set<() => void>()
    const done = ask(intent, nudges).finally(() => askings.delete(sendingOf(intent)))
    const nudge = () => {
      for (const end of [...nudges]) end()
    }
    askings.set(sendingOf(intent), { nudge, done })
    return done
  }

  async function ask(intent: Intent, nudges: Set<() => void>): Promise<void> {
    const { method } = intent
    const sending = sendingOf(intent)
    if (!beganAt.has(sending)) {
      beganAt.set(sending, clock.monotonic())
      await answeredElsewhere(intent)
      if (isStopped()) return
    }
    deposit.doubt(method, { kind: 'checking', depositId: undefined })
    let named: string | undefined
    const outcome = await reconcile({
      clock,
      signal: stopped.signal,
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
    if (isStopped()) return
    conclude(outcome, intent, named)
  }

  /** The newest may be on its way from another document just now: that one hears of it first (H5). */
  async function answeredElsewhere({ key, method }: Intent): Promise<void> {
    if (intents.undecided().at(-1)?.key !== key || !(await need.lock.isTaken()) || isStopped()) return
    deposit.doubt(method, { kind: 'elsewhere' })
    await need.lock.free(stopped.signal)
  }

  function conclude(outcome: Outcome, intent: Intent, named: string | undefined): void {
    const { key, method } = intent
    if (outcome.kind === 'unknown') {
      deposit.doubt(method, { kind: 'unknown', depositId: named })
      return
    }
    if (outcome.kind === 'exists' && intents.get(key)?.depositId === undefined) {
      endDraft(intent)
      intents.change(key, { depositId: outcome.depositId, isFound: true })
    }
    if (outcome.kind === 'none') intents.change(key, { isOver: true })
    const more = undecided(method).filter((other) => sendingOf(other) !== sendingOf(intent))
    if (more.length === 0) deposit.doubt(method, undefined)
    for (const other of more) void asked(other)
    if (outcome.kind !== 'gone') need.onOutcome(outcome, intent)
  }

  const made = (method: string) =>
    intents.all().filter((one) => one.method === method && one.depositId !== undefined && !one.isDraft)

  async function waitForOther(method: string): Promise<void> {
    const former = new Set(made(method).map(({ key }) => key))
    deposit.doubt(method, { kind: 'elsewhere' })
    await need.lock.free(stopped.signal)
    if (isStopped()) return
    if (deposit.doubtOf(method)?.kind === 'elsewhere') deposit.doubt(method, undefined)
    if (isInDoubt(method)) return
    // What the player has just paid there is what was pressed for here (H5).
    const other = made(method).find(({ key }) => !former.has(key))
    if (other?.depositId === undefined || askings.has(sendingOf(other))) return
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
    async check() {
      for (const asking of askings.values()) asking.nudge()
      await Promise.all(undecided().map((intent) => asked(intent)))
    },
    startAnew(method) {
      const kind = deposit.doubtOf(method)?.kind
      // Only where the warning stood: while it is being asked, the server may still be at work on it.
      if (kind !== 'unknown' && kind !== 'found') return
      if (kind === 'unknown') for (const { key } of undecided(method)) intents.change(key, { isOver: true })
      deposit.doubt(method, undefined)
    },
    dispose() {
      stopped.abort()
    },
  }
}

/** The same key may go out again, from another tab too: each time the server may be at work on it anew. */
const sendingOf = ({ key, createdAt }: Intent): string => `${key} ${createdAt}`
