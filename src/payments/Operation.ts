import type { AcceptedEntry } from '../../schemas/stored/ledgerEntry.ts'
import type { SendOptions } from '../transport/Transport.ts'

/** One call that moves money, as data: the engine runs it. `operations/` has one function per call. */
export interface Operation<Request, Answer> {
  readonly subject: Subject
  /**
   * Builds the request with the data that it must carry, such as a captcha. Called when the operation may be sent,
   * before anything is stored; if the promise rejects, nothing is sent. Not called if a request with the same meaning
   * got no answer: that request is sent again. If no promise is returned, the call is recorded before `run` returns.
   * `signal` is aborted when the engine is disposed or the player has left: then a captcha must end.
   */
  readonly prepare: (need: {
    readonly isCaptchaRequired: boolean
    readonly signal: AbortSignal
  }) => Request | Promise<Request>
  /**
   * Whether a definite refusal requires a captcha. The operation is then prepared and sent once more, as a new gesture
   * (I22).
   */
  readonly isCaptchaWanted?: (failure: unknown) => boolean
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

/** The player's intention in a press. Equal values are the same gesture, which may reuse its idempotency key (D-18). */
export interface Gesture {
  readonly method: string
  readonly amount: string
  readonly currency: string
  readonly country: string
  /** The wallet, the field values, and the player's other choices. */
  readonly meant: unknown
}

/**
 * A new payment. Its entry is stored before the first byte is sent. In all tabs of the player, one create runs at a
 * time (I1).
 */
export interface CreateSubject {
  readonly kind: 'create'
  readonly gesture: Gesture
  /** Ids of the method's payments that were open before the press; undefined when unknown. */
  readonly before: readonly string[] | undefined
  /** The id of the draft that this create continues. */
  readonly continues: string | undefined
  /**
   * Called under the lock. Returns true, and blocks the method, if the player must first see a payment of another tab
   * (D-40).
   */
  readonly blockIfOpenElsewhere: (method: string, country: string) => boolean
}

/**
 * An address to which coins are sent. Requesting an address moves no money, and a second request does no harm: requests
 * run in parallel, and the entry is stored when the address arrives.
 */
export interface AddressSubject extends Pick<Gesture, 'method' | 'amount' | 'currency' | 'country'> {
  readonly kind: 'address'
  /** The chosen network, sweepstake box and bonus. */
  readonly meant: unknown
}

/** The ledger's note about a payment, stored before the call is sent. */
export interface Note extends Pick<AcceptedEntry, 'settled' | 'cancelledBy' | 'acceptedAmount'> {
  /** The provider of the chosen offer. */
  readonly offer?: string
}

/**
 * An existing payment. The note is stored before the call, so that no tab and no later page sends the opposite (I11).
 */
export interface PaymentSubject {
  readonly kind: 'payment'
  readonly id: string
  readonly note: Note
  /** The data of the call besides the id, such as a code. */
  readonly meant?: unknown
  /** The note stays even if the server refuses the call. */
  readonly isNoteKept?: boolean
}

/** How a payment was settled: paid (of a withdrawal: confirmed) or cancelled. */
export type Settlement = NonNullable<AcceptedEntry['settled']>

/** How the engine continues without a valid answer (I8). No call that moves money is sent again with another key. */
export type OnUnknown =
  /**
   * For creates: the server is polled for the payment until the outcome is known, or can't be known any more (D-17).
   */
  | { readonly do: 'reconcile' }
  /**
   * The same request is sent again with the same key: after these pauses, and when the same operation runs again (C71).
   */
  | { readonly do: 'resend'; readonly afterMs: readonly number[] }
  /**
   * The server's status decides. The status is also polled after a refusal, because browsers resend on a broken
   * connection (D-01), but not if the server certainly did not process the request.
   */
  | ({ readonly do: 'pollStatus' } & StatusPoll)
  /** The caller handles the unknown outcome; its page polls the status. */
  | { readonly do: 'report' }

export interface StatusPoll {
  /** `waiting`: neither confirmed nor cancelled yet. Undefined when no usable answer came. */
  readonly status: (signal: AbortSignal) => Promise<Settlement | 'waiting' | undefined>
  /** Called when polling begins. */
  readonly onPoll: () => void
  /** Whether this is still the current payment; the player may have left its page. If not, polling ends. */
  readonly isShown: () => boolean
}

export interface Accepted {
  readonly depositId?: string | undefined
  /** The answer requires more fields; there is no payment yet. */
  readonly isDraft?: boolean
  /** The answer has neither an id nor a next step: the outcome is unknown (C17). */
  readonly isInconclusive?: boolean
}

export type Result<Request, Answer> =
  | { readonly kind: 'accepted'; readonly answer: Answer; readonly request: Request; readonly sent: Sent }
  /** The call certainly had no effect. */
  | { readonly kind: 'refused'; readonly failure: unknown }
  /** `failure`: the cause, if there is one. A create is now being reconciled; `onOutcome` receives its outcome. */
  | { readonly kind: 'unknown'; readonly failure: unknown }
  /**
   * According to the server's status, the payment is settled, by this tab, another or the server itself. `failure`: the
   * refusal, if the call was refused.
   */
  | { readonly kind: 'settled'; readonly settled: Settlement; readonly failure?: unknown }
  /** According to the server's status, the server has not received the call: it may be sent again. */
  | { readonly kind: 'notReceived' }
  /**
   * Nothing was sent: another tab is paying, an earlier create is unresolved, the player must first see a payment of
   * another tab (D-40), or the payment is settled already.
   */
  | { readonly kind: 'blocked' }
  /** The engine was disposed, or the player left before sending. A stored entry stays. */
  | { readonly kind: 'stopped' }

/** The idempotency key and time with which an operation was sent. */
export interface Sent {
  /** The idempotency key. */
  readonly key: string
  /** Wall time, in ms since 1970. */
  readonly at: number
}
