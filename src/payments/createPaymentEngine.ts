import type { OpenDeposits } from './createOpenDeposits.ts'
import { createReconciler, type ReconcilerNeed } from './createReconciler.ts'
import { createRunner } from './createRunner.ts'
import type { Creation, PaymentEngine, Verdict } from './PaymentEngine.ts'

export interface PaymentEngineNeed extends Omit<ReconcilerNeed, 'stopped'> {
  readonly newKey: () => string
  /** Whether the player must first see a deposit of another document (D-40). */
  readonly isElsewhere: OpenDeposits['isElsewhere']
}

/**
 * Sends each create once. A lost answer is reconciled, never guessed, and until its outcome is known the method accepts
 * no other create (I1, I2, I8).
 */
export function createPaymentEngine(need: PaymentEngineNeed): PaymentEngine {
  const { ledger, deposit, lock } = need
  const stopped = new AbortController()
  const reconciler = createReconciler({ ...need, stopped: stopped.signal })
  const runner = createRunner({ ...need, stopped: stopped.signal }, reconciler)
  let isLocked = false // not React state, which would let ten clicks of one task through

  const isStopped = () => stopped.signal.aborted

  function isInDoubt(method: string): boolean {
    const unclear = reconciler.undecided(method)
    for (const entry of unclear) void reconciler.ask(entry)
    return unclear.length > 0 || deposit.unresolvedFor(method) !== undefined
  }

  async function create<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>> {
    const { method, country } = creation.gesture
    const release = await lock.take()
    if (isStopped()) {
      release?.()
      return { kind: 'stopped' }
    }
    if (release === undefined) {
      void waitForOther(method)
      return { kind: 'held' }
    }
    // Release on dispose: a hanging request must not block the player's next document.
    stopped.signal.addEventListener('abort', release)
    try {
      // Check again under the lock: another document may have sent a create or made a deposit since the press.
      const isHeld = isInDoubt(method) || need.isElsewhere(method, country)
      return isHeld ? { kind: 'held' } : await runner.proven(creation)
    } finally {
      stopped.signal.removeEventListener('abort', release)
      release()
    }
  }

  const made = (method: string) =>
    ledger.all().filter((one) => one.method === method && one.depositId !== undefined && !one.isDraft)

  async function waitForOther(method: string): Promise<void> {
    const former = new Set(made(method).map(({ key }) => key))
    deposit.doubt(method, { kind: 'elsewhere' })
    await lock.free(stopped.signal)
    if (isStopped()) return
    if (deposit.unresolvedFor(method)?.kind === 'elsewhere') deposit.doubt(method, undefined)
    if (isInDoubt(method)) return
    // The deposit just created in the other document counts as the answer to this press (H5).
    const other = made(method).find(({ key }) => !former.has(key))
    if (other?.depositId === undefined || reconciler.isAsked(other)) return
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
      ledger.all().findLast((one) => {
        return one.isDraft && one.method === method && one.amount === amount && one.currency === currency
      }),
    leave: runner.leave,
    check: reconciler.askAll,
    startAnew(method) {
      const kind = deposit.unresolvedFor(method)?.kind
      // Only after the warning was shown: during reconciliation the server may still be processing the create.
      if (kind !== 'unknown' && kind !== 'found') return
      if (kind === 'unknown') for (const { key } of reconciler.undecided(method)) ledger.change(key, { isOver: true })
      deposit.doubt(method, undefined)
    },
    dispose() {
      stopped.abort()
    },
  }
}
