export interface Deposit {
  readonly id: string
  readonly key: string | undefined
  readonly method: string
  readonly amount: string
  readonly currency: string
  readonly country: string
  readonly returnUrl: string
  readonly bonusId: string | undefined
  /** The sweepstake box that the deposit pays for. */
  readonly boxId?: string
  /** The time at which the create call arrived. */
  readonly requestedAt: number
  /** The time at which the deposit was stored. Before, only the answer of the create call mentions the deposit. */
  storedAt: number | undefined
  fields: Readonly<Record<string, string>>
  /** 0 waiting, 1 processed, 2 mistaked, or a string (spec §4). */
  status: number | string
  /** The number of the method's answers sent so far. The deposit is a draft until the last answer. */
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
