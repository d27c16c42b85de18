import type { DraftEntry, LedgerEntry } from '../../schemas/stored/ledgerEntry.ts'
import { createReconciler, type ReconcilerNeed } from './createReconciler.ts'
import { createRunner, ELSEWHERE_MS, type InFlightNeed } from './createRunner.ts'
import { isAccepted } from './ledger.ts'
import type { CreateSubject, Gesture, Note, Operation, PaymentSubject, Result, StatusPoll } from './Operation.ts'
import type { OnOutcome, Outcome } from './reconcile.ts'

export interface PaymentEngineNeed extends Omit<ReconcilerNeed, 'stopped' | 'onOutcome'>, InFlightNeed {
  readonly newKey: () => string
}

/** Sends every call that moves money: one gesture, one key, one lock (I1, I2, I8). */
export interface PaymentEngine {
  /** Runs the work of one press. Resolves to false without running it while another press is in progress (I1). */
  exclusively(work: () => Promise<void>): Promise<boolean>
  /**
   * Runs an operation; never rejects. A create must be run inside `exclusively`. A settled payment is not settled
   * again, and a payment that continues with an offer does not continue with another offer (I11).
   */
  run<Request, Answer>(operation: Operation<Request, Answer>): Promise<Result<Request, Answer>>
  /**
   * Polls the status of a payment that the player confirmed or cancelled before a reload. That call may still be in
   * flight.
   */
  poll(subject: PaymentSubject, poll: StatusPoll): Promise<Result<never, never>>
  /** Whether creates of the method must wait: one is unresolved, or a warning waits for the player's choice. */
  mustWait(method: string): boolean
  /** Marks the method's unresolved creates of this tab as given up by the player (P2P-19). */
  leave(method: string): void
  /** The draft that a payment with the same method, amount and currency continues. */
  draftOf(gesture: Pick<Gesture, 'method' | 'amount' | 'currency'>): DraftEntry | undefined
  /** Reconciles all unresolved creates at once. Resolves when the outcome of each is known or can't be found out. */
  check(): Promise<void>
  /** Unblocks the method: the player read the warning and wants a new payment. */
  startAnew(method: string): void
  /** Sets the handler for the outcomes of reconciled creates. */
  onOutcome(handle: OnOutcome): void
  /** Aborted by `dispose`. */
  readonly signal: AbortSignal
  /** Stops all requests and callbacks. */
  dispose(): void
}

/** Whether an earlier note about the payment forbids the new one. */
const excludes = (former: Note, { settled, offer }: Note): boolean =>
  (settled !== undefined && former.settled !== undefined) || (offer !== undefined && former.offer !== undefined)

/**
 * Runs one create at a time. A create whose answer was lost is reconciled, and until its outcome is known the method
 * accepts no other create (I1, I2, I8).
 */
export function createPaymentEngine(need: PaymentEngineNeed): PaymentEngine {
  const { ledger, deposit, lock } = need
  const stopped = new AbortController()
  const { signal } = stopped
  const keysOfThisTab = new Set<string>()
  let handle: OnOutcome = () => {}
  const reconciler = createReconciler({ ...need, stopped: signal, onOutcome: emitOutcome })
  const runner = createRunner({ ...need, stopped: signal, reconciler, keysOfThisTab })
  let isLocked = false // not React state, which would let ten clicks of one task through

  const isStopped = () => signal.aborted

  function emitOutcome(outcome: Outcome, entry: LedgerEntry): void {
    // After a refusal, the next press needs another captcha, and perhaps other data.
    const isRefused = 'refusal' in outcome
    if (outcome.kind === 'exists' || isRefused) runner.forget(entry.digest)
    handle(outcome, entry)
  }

  function mustWait(method: string): boolean {
    const undecided = reconciler.undecided(method)
    for (const entry of undecided) void reconciler.reconcile(entry)
    return undecided.length > 0 || deposit.unresolvedFor(method) !== undefined
  }

  async function run<Request, Answer>(operation: Operation<Request, Answer>): Promise<Result<Request, Answer>> {
    const { subject, onUnknown } = operation
    const isExcluded = subject.kind === 'payment' && excludes(ledger.noteOf(subject.id), subject.note)
    try {
      if (subject.kind === 'create') return await create(operation, subject)
      if (!isExcluded) return await runner.run(operation)
      return onUnknown.do === 'pollStatus' ? await runner.poll(subject, onUnknown, ELSEWHERE_MS) : { kind: 'blocked' }
    } catch (failure) {
      return { kind: 'refused', failure }
    }
  }

  async function create<Request, Answer>(
    operation: Operation<Request, Answer>,
    { gesture: { method, country }, blockIfOpenElsewhere }: CreateSubject,
  ): Promise<Result<Request, Answer>> {
    const release = await lock.take()
    if (isStopped()) {
      release?.()
      return { kind: 'stopped' }
    }
    if (release === undefined) {
      void waitForOther(method)
      return { kind: 'blocked' }
    }
    // Release on dispose: a hanging request must not block the widget after its next start.
    signal.addEventListener('abort', release)
    try {
      // Check again under the lock: another tab may have sent a create or made a deposit since the press.
      const isBlocked = mustWait(method) || blockIfOpenElsewhere(method, country)
      return isBlocked ? { kind: 'blocked' } : await runner.run(operation)
    } finally {
      signal.removeEventListener('abort', release)
      release()
    }
  }

  const made = (method: string) =>
    ledger
      .all()
      .filter(isAccepted)
      .filter((one) => one.method === method)

  async function waitForOther(method: string): Promise<void> {
    const former = new Set(made(method).map(({ key }) => key))
    deposit.setUnresolved(method, { kind: 'elsewhere' })
    await lock.free(signal)
    if (isStopped()) return
    if (deposit.unresolvedFor(method)?.kind === 'elsewhere') deposit.setUnresolved(method, undefined)
    if (mustWait(method)) return
    // The deposit that the other tab has just created counts as the answer to this press (H5).
    const other = made(method).find(({ key }) => !former.has(key))
    if (other === undefined || reconciler.isReconciling(other)) return
    emitOutcome({ kind: 'exists', depositId: other.depositId, isResolvedElsewhere: true }, other)
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
    run,
    poll: (subject, poll) => runner.poll(subject, poll, ELSEWHERE_MS),
    mustWait,
    draftOf: ({ method, amount, currency }) =>
      ledger
        .all()
        .filter((one) => one.state === 'draft')
        .findLast((one) => one.method === method && one.amount === amount && one.currency === currency),
    leave(method) {
      for (const { key } of ledger.undecided(method)) if (keysOfThisTab.has(key)) ledger.abandon(key)
    },
    check: reconciler.reconcileAll,
    startAnew(method) {
      const kind = deposit.unresolvedFor(method)?.kind
      // Only after the warning was shown: during reconciliation the server may still be processing the create.
      if (kind !== 'unknown' && kind !== 'found') return
      if (kind === 'unknown') for (const { key } of reconciler.undecided(method)) ledger.markReusable(key)
      deposit.setUnresolved(method, undefined)
    },
    onOutcome(given) {
      handle = given
    },
    signal,
    dispose() {
      stopped.abort()
      lock.dispose()
    },
  }
}
