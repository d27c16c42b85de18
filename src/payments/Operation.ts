import type { AcceptedEntry } from '../../schemas/stored/ledgerEntry.ts'
import type { SendOptions } from '../transport/Transport.ts'

/** One call that moves money, as data: the engine runs it. `operations/` has one function per call. */
export interface Operation<Request, Answer> {
  readonly subject: Subject
  /**
   * Builds the request, and obtains data that it must carry, such as a captcha. Called once the operation may be sent,
   * before anything is stored; when it rejects, nothing is sent. Not called if the same meaning was sent before without
   * an answer: then that request is sent again. If it returns no promise, the call is recorded before `run` returns.
   */
  readonly prepare: (need: {
    readonly isProofRequired: boolean
    readonly signal: AbortSignal
  }) => Request | Promise<Request>
  /** Whether a definite refusal asks for a proof: then it is prepared and sent once more, as a new gesture (I22). */
  readonly isProofWanted?: (failure: unknown) => boolean
  /** Aborted when the player has left: an operation that is still being prepared is not sent. */
  readonly left?: AbortSignal
  readonly send: (
    request: Request,
    options: Required<Pick<SendOptions, 'idempotencyKey' | 'signal'>>,
  ) => Promise<Answer>
  readonly read: (answer: Answer) => Accepted
  readonly onUnknown: OnUnknown
}

export type Subject = CreateSubject | AddressSubject | PaymentSubject

/** The player's intention in a press. The same values again are the same gesture, which may reuse its key (D-18). */
export interface Gesture {
  readonly method: string
  readonly amount: string
  readonly currency: string
  readonly country: string
  /** The wallet, the field values, and the player's other choices. */
  readonly meant: unknown
}

/**
 * A new payment. Its entry is stored before the first byte is sent; one create at a time, in all documents of the
 * player (I1).
 */
export interface CreateSubject {
  readonly kind: 'create'
  readonly gesture: Gesture
  /** Ids of the method's payments that were open before the press; undefined when unknown. */
  readonly before: readonly string[] | undefined
  /** The id of the draft that this create continues. */
  readonly continues: string | undefined
  /** Whether the player must first see a payment of another document (D-40). Asked under the lock. */
  readonly isElsewhere: (method: string, country: string) => boolean
}

/**
 * An address that coins are sent to. Requesting one moves no money, and a second one does no harm: requests run in
 * parallel, and the entry is stored when the address has come.
 */
export interface AddressSubject extends Pick<Gesture, 'method' | 'amount' | 'currency' | 'country'> {
  readonly kind: 'address'
  /** The network, the box and the bonus. */
  readonly meant: unknown
}

/** What the ledger notes of a payment before the call is sent. */
export interface Note extends Pick<AcceptedEntry, 'settled' | 'cancelledBy'> {
  /** The provider of the chosen offer. */
  readonly offer?: string
}

/** A payment that exists. The note is stored first, so that no document and no later page sends the opposite (I11). */
export interface PaymentSubject {
  readonly kind: 'payment'
  readonly id: string
  readonly note: Note
  /** What is sent apart from the id, such as a code. */
  readonly meant?: unknown
  /** The note stays although the server refuses. */
  readonly isNoteKept?: boolean
}

/** How a payment was settled, as the server's status says. */
export type Settlement = NonNullable<AcceptedEntry['settled']>

/** What happens when no valid answer comes (I8). Nothing that moves money is sent again with another key. */
export type OnUnknown =
  /** The server is asked for the payment until it is found or certainly does not exist (D-17). For creates. */
  | { readonly do: 'reconcile' }
  /** Sent again with the same key and request, after these pauses; later also when the same is run again (C71). */
  | { readonly do: 'resend'; readonly afterMs: readonly number[] }
  /** The status tells. It is also asked after a refusal, because browsers resend on a broken connection (D-01). */
  | ({ readonly do: 'pollStatus' } & StatusPoll)
  /** The caller handles it: a status page is polling already. */
  | { readonly do: 'report' }

export interface StatusPoll {
  /** `waiting`: neither confirmed nor cancelled yet. Undefined when no usable answer came. */
  readonly status: (signal: AbortSignal) => Promise<Settlement | 'waiting' | undefined>
  /** Called when polling begins. */
  readonly onPoll: () => void
  /** Whether this payment is still the one on the screen. If not, polling ends. */
  readonly isShown: () => boolean
}

export interface Accepted {
  readonly depositId?: string | undefined
  /** The answer requires more fields; there is no payment yet. */
  readonly isDraft?: boolean
  /** The answer has neither an id nor a next step: the outcome is unknown (C17). */
  readonly saysNothing?: boolean
}

export type Result<Request, Answer> =
  | { readonly kind: 'accepted'; readonly answer: Answer; readonly request: Request; readonly sent: Sent }
  /** Certainly nothing happened. */
  | { readonly kind: 'refused'; readonly failure: unknown }
  /** Undefined `failure`: the answer said nothing. A create is being reconciled; `onOutcome` reports it. */
  | { readonly kind: 'unknown'; readonly failure: unknown }
  /** The status says how the payment was settled, here or in another document. */
  | { readonly kind: 'settled'; readonly settled: Settlement }
  /** The status says that the server has not received the call: it may be sent again. */
  | { readonly kind: 'notReceived' }
  /**
   * Nothing was sent: another document of the player is paying, an earlier create is unresolved, the player must first
   * see another document's payment (D-40), or the payment is settled already.
   */
  | { readonly kind: 'blocked' }
  /** The engine was disposed, or the player left before sending. A stored entry stays. */
  | { readonly kind: 'stopped' }

/** An operation as it was sent. */
export interface Sent {
  /** The idempotency key. */
  readonly key: string
  /** Wall time, in ms since 1970. */
  readonly at: number
}
