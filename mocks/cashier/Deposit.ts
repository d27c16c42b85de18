export interface Deposit {
  readonly id: string
  readonly key: string | undefined
  readonly method: string
  readonly amount: string
  readonly currency: string
  readonly country: string
  readonly returnUrl: string
  readonly bonusId: string | undefined
  /** The sweepstake box it pays for. */
  readonly boxId?: string
  /** When its create call arrived. */
  readonly askedAt: number
  /** When it was stored; before that only the answer of its create call mentions it. */
  storedAt: number | undefined
  fields: Readonly<Record<string, string>>
  /** 0 waiting, 1 processed, 2 mistaked, or a string (spec §4). */
  status: number | string
  /** Number of the method's answers given so far; before the last one the deposit is a draft. */
  step: number
  isDraft: boolean
  /** Payloads of deposit-complete, by idempotency key. */
  completes: Readonly<Record<string, unknown>>
  /** Cancellations, by idempotency key. */
  cancels: Readonly<Record<string, true>>
  /** The chosen provider, by idempotency key. */
  continues: Readonly<Record<string, string>>
  polls: number
}
