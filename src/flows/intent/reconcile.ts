import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Clock } from '../../platform/clock.ts'

/** What the server says when it is asked: the id may be missing although a deposit exists. */
export interface Found {
  readonly exists: boolean
  readonly depositId: string | undefined
}

export type Outcome =
  /** The server has it: this is its id. */
  | { readonly kind: 'exists'; readonly depositId: string; readonly isSettledElsewhere?: true }
  /** The server does not have it, and can no longer be at work on it: nothing was charged. */
  | { readonly kind: 'none' }
  /** The time in which the server may be at work is over, and it can't tell, or could not be asked. */
  | { readonly kind: 'unknown' }
  /** Another document has settled it, or this one is closed. */
  | { readonly kind: 'gone' }

export interface ReconcileNeed {
  readonly clock: Clock
  /** Asks the server; rejects when no usable answer came. */
  readonly ask: (signal: AbortSignal) => Promise<Found>
  /** The intent as it is kept now: another document may have settled it. */
  readonly current: () => Intent | undefined
  /** Whether the id is a deposit of an earlier intent. */
  readonly isKnown: (depositId: string) => boolean
  /** On the monotonic clock: from then on the server can no longer be at work on the create. */
  readonly endsAt: number
  readonly signal: AbortSignal
  /** Ends the pause before the next question: the player asks, or the network is back. Gives its stop. */
  readonly onNudge: (nudge: () => void) => () => void
  /** The server names a deposit of which nobody knows whether it is this one. */
  readonly onNamed: (depositId: string) => void
}

/** Pauses before each question; the last is repeated. A create that is still under way mostly shows up within seconds. */
const PAUSES_MS = [0, 2_000, 4_000, 8_000]
/** After the time is over, so many questions without an answer end it as unknown. */
const LAST_QUESTIONS = 2

/**
 * Asks the server what became of a create whose answer was lost (I8, D-17). Only a deposit that was not there before is
 * believed to be this one, and "none" counts only from the time on when the server can't be at work on it any more.
 */
export async function reconcile(need: ReconcileNeed): Promise<Outcome> {
  const { clock, endsAt } = need
  let late = 0
  for (let turn = 0; ; turn++) {
    const left = endsAt - clock.monotonic()
    const pause = PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)] ?? 0
    await waited(need, left > 0 ? Math.min(pause, left) : pause)
    const isLate = clock.monotonic() >= endsAt
    const found = settled(need) === undefined ? await answered(need) : undefined
    // Read again: while the answer was under way another document may have settled it, and paid once more (H5).
    const kept = need.current()
    const already = settled(need)
    if (kept === undefined || already !== undefined) return already ?? { kind: 'gone' }
    const id = found?.depositId
    if (found?.exists && id !== undefined && isOurs(id, kept, need)) return { kind: 'exists', depositId: id }
    if (found?.exists && id !== undefined && kept.before === undefined && !need.isKnown(id)) need.onNamed(id)
    if (!isLate) continue
    if (found?.exists === false) return { kind: 'none' }
    if (found?.exists || ++late >= LAST_QUESTIONS) return { kind: 'unknown' }
  }
}

/** What is known without asking the server; undefined while the intent is open. */
function settled({ signal, current }: ReconcileNeed): Outcome | undefined {
  const kept = current()
  if (signal.aborted || kept === undefined || kept.isOver) return { kind: 'gone' }
  if (kept.depositId === undefined) return undefined
  // A draft is gone on with where it was made; here nothing is created.
  if (kept.isDraft) return { kind: 'gone' }
  return { kind: 'exists', depositId: kept.depositId, isSettledElsewhere: true }
}

/** Whether the deposit is that of this intent: new, or the draft that it went on with. What was open before the press is not (H4). */
function isOurs(id: string, { before, continues }: Intent, { isKnown }: ReconcileNeed): boolean {
  if (id === continues) return true
  return before !== undefined && !before.includes(id) && !isKnown(id)
}

/** Undefined when no answer came, which is not the same as "none". */
async function answered({ ask, signal }: ReconcileNeed): Promise<Found | undefined> {
  try {
    return await ask(signal)
  } catch {
    return undefined
  }
}

function waited({ clock, signal, onNudge }: ReconcileNeed, ms: number): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const stops = [clock.setTimeout(end, ms), onNudge(end)]
    signal.addEventListener('abort', end)
    function end() {
      for (const stop of stops) stop()
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}
