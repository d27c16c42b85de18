/** The account the money is withdrawn from (WD-02). */
export type Account = 'main' | 'additional'

/** The server's data about a withdrawal; undefined when not given. Amounts are unparsed; `withFacts` parses them. */
export interface WithdrawalFacts {
  readonly amount: unknown
  readonly currency: string | undefined
  /** The fee, and the amount that arrives. */
  readonly fee: unknown
  readonly receives: unknown
  /** The destination, for the player to check. */
  readonly destination: readonly DestinationLine[]
  /** Set when confirmation requires a code; `sentTo` may be empty. */
  readonly code: { readonly sentTo: string } | undefined
}

export interface DestinationLine {
  readonly label: string
  readonly value: string
}
