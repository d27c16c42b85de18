export interface Deposit {
  readonly id: string
  readonly key: string | undefined
  readonly method: string
  readonly amount: string
  readonly currency: string
  readonly country: string
  readonly returnUrl: string
  readonly bonusId: string | undefined
  /** The box of the sweepstake that it pays for. */
  readonly boxId?: string
  /** When its create arrived. */
  readonly askedAt: number
  /** When it came into the books; before that no answer but its own create's knows of it. */
  storedAt: number | undefined
  fields: Readonly<Record<string, string>>
  /** 0 waiting, 1 processed, 2 mistaked, or a word (spec section 4). */
  status: number | string
  /** How many of the method's answers were given; it is only a draft before the last. */
  step: number
  isDraft: boolean
  /** What deposit-complete brought, by its key: a repeated one is no second. */
  completes: Readonly<Record<string, unknown>>
  /** How often it was cancelled, by its key. */
  cancels: Readonly<Record<string, true>>
  /** The provider that it has gone on with, by the key of what was said. */
  continues: Readonly<Record<string, string>>
  polls: number
}
