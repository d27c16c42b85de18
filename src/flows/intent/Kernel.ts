import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Outcome } from './reconcile.ts'

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
  /** What the server may want with it. */
  readonly proof?: Proof
  /** Sends it; called once, or twice with a `proof`. `digest` is the mark of the gesture. */
  readonly send: (sending: { key: string; digest: string; signal: AbortSignal }) => Promise<Answer>
  readonly read: (answer: Answer) => ReadAnswer
  /** Whether the server may have acted although no good answer came (I8). */
  readonly isOutcomeUnknown: (failure: unknown) => boolean
  /** Whether it is sure that nobody has looked at the request: the key may be used again. */
  readonly isNotProcessed: (failure: unknown) => boolean
}

/** What a create has to carry and is had before it, such as a captcha. No part of the gesture (D-18). */
export interface Proof {
  /** Under the lock, before anything is kept or sent. When it rejects, nothing is sent. */
  readonly get: (need: { readonly isRequired: boolean; readonly signal: AbortSignal }) => Promise<void>
  /** Whether the server has refused for want of it. Asked of definite refusals only. */
  readonly isWanted: (failure: unknown) => boolean
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

/** Told how a create without an answer turned out. */
export type OnOutcome = (outcome: Outcome, intent: Intent) => void

/** The money kernel: one gesture, one key, one lock (I1, I2, I8). */
export interface Kernel {
  /** Runs the work of one press. False at once, and nothing is run, while another is under way (I1). */
  exclusively(work: () => Promise<void>): Promise<boolean>
  /** Whether a create of the method has to wait: something of it is unclear, or waits for the player. */
  isInDoubt(method: string): boolean
  /** Inside `exclusively` only. */
  create<Answer>(creation: Creation<Answer>): Promise<Verdict<Answer>>
  /** The player gives up what this document has sent with the method and does not know the outcome of (P2P-19). */
  leave(method: string): void
  /** The draft that the same payment goes on with. */
  draftOf(gesture: Pick<Gesture, 'method' | 'amount' | 'currency'>): Intent | undefined
  /** Asks about everything that is unclear, at once. Resolves when all of it has been settled, or can't be. */
  check(): Promise<void>
  /** The player has read the warning and wants a new payment: what is unclear of the method holds it no longer. */
  startAnew(method: string): void
  /** Nothing is asked, said or opened any more. */
  dispose(): void
}
