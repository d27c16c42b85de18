import type { LedgerEntry } from '../../schemas/stored/ledgerEntry.ts'
import type { Outcome } from './reconcile.ts'

/** The player's intention in a press. The same values again are the same gesture, which may reuse its key (D-18). */
export interface Gesture {
  readonly method: string
  readonly amount: string
  readonly currency: string
  readonly country: string
  /** The wallet, the field values, and the player's other choices. */
  readonly meant: unknown
}

/** One request that moves money: any kind of deposit, or a withdrawal. */
export interface Creation<Answer> {
  readonly gesture: Gesture
  /** Ids of the method's deposits that were open before the press; undefined when unknown. */
  readonly before: readonly string[] | undefined
  /** The id of the draft that this create continues. */
  readonly continues: string | undefined
  /** A proof the server may require, such as a captcha. */
  readonly proof?: Proof
  /** Sends the request; called once, or at most twice with a `proof`. `digest` is the hash of the gesture. */
  readonly send: (sending: { key: string; digest: string; signal: AbortSignal }) => Promise<Answer>
  readonly read: (answer: Answer) => ReadAnswer
  /** Whether the server may have acted although no valid answer came (I8). */
  readonly isOutcomeUnknown: (failure: unknown) => boolean
  /** Whether the server certainly did not process the request, so the key may be used again. */
  readonly isNotProcessed: (failure: unknown) => boolean
}

/** Data that a create must carry and that is obtained before it, such as a captcha. Not part of the gesture (D-18). */
export interface Proof {
  /** Called under the lock, before anything is stored or sent. When it rejects, nothing is sent. */
  readonly get: (need: { readonly isRequired: boolean; readonly signal: AbortSignal }) => Promise<void>
  /** Whether the server refused because the proof was missing. Called for definite refusals only. */
  readonly isWanted: (failure: unknown) => boolean
}

export interface ReadAnswer {
  readonly depositId: string | undefined
  /** The answer requires more fields; there is no deposit yet. */
  readonly isDraft: boolean
  /** The answer has neither an id nor a next step: the outcome must be reconciled (C17). */
  readonly saysNothing: boolean
}

export type Verdict<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly entry: LedgerEntry }
  /** Certainly nothing was created. */
  | { readonly kind: 'refused'; readonly failure: unknown }
  /** The outcome is being reconciled; `onOutcome` reports it. */
  | { readonly kind: 'unclear'; readonly failure: unknown }
  /**
   * Nothing was sent: another document of the player is paying, an earlier create is unresolved, or the player must
   * first see another document's deposit (D-40).
   */
  | { readonly kind: 'held' }
  /** The engine was disposed, or the player left before sending. An entry already sent stays stored. */
  | { readonly kind: 'stopped' }

/** Called with the outcome of a create that had no answer. */
export type OnOutcome = (outcome: Outcome, entry: LedgerEntry) => void

/** The payment engine: one gesture, one key, one lock (I1, I2, I8). */
export interface PaymentEngine {
  /** Runs the work of one press. Resolves to false without running it while another press is in progress (I1). */
  exclusively(work: () => Promise<void>): Promise<boolean>
  /** Whether creates of the method must wait: one is unresolved, or a warning waits for the player's choice. */
  isInDoubt(method: string): boolean
  /** Call inside `exclusively` only. */
  create<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>>
  /** Marks this document's unresolved creates of the method as given up by the player (P2P-19). */
  leave(method: string): void
  /** The draft that a payment with the same method, amount and currency continues. */
  draftOf(gesture: Pick<Gesture, 'method' | 'amount' | 'currency'>): LedgerEntry | undefined
  /** Reconciles all unresolved creates at once. Resolves when each is settled or cannot be. */
  check(): Promise<void>
  /** Unblocks the method: the player read the warning and wants a new payment. */
  startAnew(method: string): void
  /** Stops all requests and callbacks. */
  dispose(): void
}
