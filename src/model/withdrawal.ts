/** The account from which the money is withdrawn (WD-02). */
export type Account = 'main' | 'additional'

/**
 * The server's data about a withdrawal; undefined when not given. Amounts are as the server sent them; `withFacts`
 * parses them.
 */
export interface WithdrawalFacts {
  readonly amount: unknown
  readonly currency: string | undefined
  /** The fee, and the amount that arrives. */
  readonly fee: unknown
  readonly receives: unknown
  /** The currency of `receives`; undefined if it is `currency`. */
  readonly receivesCurrency: string | undefined
  /** The destination, for the player to check. */
  readonly destination: readonly DestinationLine[]
  /** Set if the confirmation requires a code; `sentTo` may be empty. */
  readonly code: { readonly sentTo: string } | undefined
}

export interface DestinationLine {
  readonly label: string
  readonly value: string
}
