import type { LedgerEntry, UnresolvedEntry } from '../../schemas/stored/ledgerEntry.ts'
import type { RefusedAnswer } from '../api/RefusedAnswer.ts'
import type { Clock } from '../platform/time/clock.ts'
import { sleep } from '../platform/time/sleep.ts'
import { retryAfterMs } from './classify.ts'
import { isUnresolved } from './ledger.ts'

/** The server's answer about an open deposit: the id may be missing although a deposit exists. */
export interface Found {
  readonly exists: boolean
  readonly depositId: string | undefined
}

/** How a create whose answer was lost ended. `refusal`: the answer by which the server refused it. */
export type Outcome =
  /** The deposit exists. `isResolvedElsewhere`: another tab has already stored its id. */
  | { readonly kind: 'exists'; readonly depositId: string; readonly isResolvedElsewhere?: true }
  /** The server has no such deposit and can no longer be processing the create: nothing was charged. */
  | { readonly kind: 'none'; readonly refusal?: RefusedAnswer }
  /** The server's processing time is over, and its answers were ambiguous or did not come. */
  | { readonly kind: 'unknown'; readonly refusal?: RefusedAnswer }
  /** Nothing to report: another tab ended the entry, the create left a draft, or the engine was disposed. */
  | { readonly kind: 'gone' }

/** Called with the outcome of a create that had no answer. */
export type OnOutcome = (outcome: Outcome, entry: LedgerEntry) => void

export interface ReconcileNeed {
  readonly clock: Clock
  /** Asks the server; rejects when no usable answer came. */
  readonly findOpen: (signal: AbortSignal) => Promise<Found>
  /** The entry as stored now: another tab may have resolved it. */
  readonly current: () => LedgerEntry | undefined
  /** Whether the deposit belongs to another entry. */
  readonly isKnown: (depositId: string) => boolean
  /** The time, on the monotonic clock in ms, from which the server can no longer be processing the create. */
  readonly endsAt: number
  readonly signal: AbortSignal
  /** Subscribes to nudges that end a pause (the player asks, the network is back). Returns the unsubscribe function. */
  readonly onNudge: (nudge: () => void) => () => void
  /** The server named a deposit that may or may not be the entry's. */
  readonly onNamed: (depositId: string) => void
}

/** Backoff before each request; the last pause repeats. A create still in progress mostly shows up within seconds. */
const PAUSES_MS = [0, 2_000, 4_000, 8_000]
/** The longest `Retry-After` that is honoured between two lookups, because the method is blocked meanwhile. */
const MAX_RECONCILE_PAUSE_MS = 30_000
/** After `endsAt`, this many requests without an answer make the outcome unknown. */
const MAX_FAILED_AFTER_END = 2

/**
 * Polls the server for the outcome of a create whose answer was lost (I8, D-17). A deposit counts as the created one if
 * it was not open before the press, or if it is the continued draft. The answer "no deposit exists" counts only after
 * `endsAt`: until then, the server may still be processing the create.
 */
export async function reconcile(need: ReconcileNeed): Promise<Outcome> {
  const { clock, endsAt } = need
  let failedAfterEnd = 0
  let retryAfter = 0
  for (let turn = 0; ; turn++) {
    const left = endsAt - clock.monotonic()
    const pause = Math.max(PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)] ?? 0, retryAfter)
    await sleep(need, left > 0 ? Math.min(pause, left) : pause)
    const isLate = clock.monotonic() >= endsAt
    const answer = resolvedOutcome(need) === undefined ? await answered(need) : undefined
    retryAfter = answer?.retryAfterMs ?? 0
    const found = answer?.found
    // Read again: during the request, another tab may have resolved the entry and created another entry (H5).
    const kept = need.current()
    const already = resolvedOutcome(need)
    if (already !== undefined || kept === undefined || !isUnresolved(kept)) return already ?? { kind: 'gone' }
    const id = found?.depositId
    if (found?.exists && id !== undefined && isOurs(id, kept, need)) return { kind: 'exists', depositId: id }
    if (found?.exists && id !== undefined && kept.before === undefined && !need.isKnown(id)) need.onNamed(id)
    if (!isLate) continue
    if (found?.exists === false) return { kind: 'none' }
    if (found?.exists || ++failedAfterEnd >= MAX_FAILED_AFTER_END) return { kind: 'unknown' }
  }
}

/** The outcome that is known without the server; undefined while the entry is unresolved. */
function resolvedOutcome({ signal, current }: ReconcileNeed): Outcome | undefined {
  const kept = current()
  if (signal.aborted || kept === undefined) return { kind: 'gone' }
  if (isUnresolved(kept)) return undefined
  if (kept.state === 'accepted') return { kind: 'exists', depositId: kept.depositId, isResolvedElsewhere: true }
  // The create ended without a payment, or left a draft, which a later press may continue in any tab.
  return { kind: 'gone' }
}

/** Whether the deposit belongs to this entry: new since the press, or the draft that the entry continued (H4). */
function isOurs(id: string, { before, continues }: UnresolvedEntry, { isKnown }: ReconcileNeed): boolean {
  if (id === continues) return true
  return before !== undefined && !before.includes(id) && !isKnown(id)
}

interface CheckResult {
  /** Undefined when no answer came, which does not mean that no deposit exists. */
  readonly found?: Found
  /** How long the server asked to wait, in ms. */
  readonly retryAfterMs?: number
}

async function answered({ findOpen, signal }: ReconcileNeed): Promise<CheckResult> {
  try {
    return { found: await findOpen(signal) }
  } catch (failure) {
    return { retryAfterMs: Math.min(retryAfterMs(failure), MAX_RECONCILE_PAUSE_MS) }
  }
}
