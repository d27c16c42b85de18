/** Where the money is taken from (WD-02). */
export type Account = 'main' | 'additional'

/** What the server says of a withdrawal. Amounts are decimal texts; undefined where it does not say. */
export interface WithdrawalFacts {
  readonly amount: string | undefined
  readonly currency: string | undefined
  /** What is kept of it, and what arrives. */
  readonly fee: string | undefined
  readonly receives: string | undefined
  /** Where it goes, as the player has to check it. */
  readonly destination: readonly DestinationLine[]
  /** A code has to be typed to confirm it; `sentTo` may be empty. */
  readonly code: { readonly sentTo: string } | undefined
}

export interface DestinationLine {
  readonly label: string
  readonly value: string
}
