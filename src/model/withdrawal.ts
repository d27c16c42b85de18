/** Where the money is taken from (WD-02). */
export type Account = 'main' | 'additional'

/** What the server says of a withdrawal; undefined where it does not say. Its amounts are as they came: `withFacts` reads them. */
export interface WithdrawalFacts {
  readonly amount: unknown
  readonly currency: string | undefined
  /** What is kept of it, and what arrives. */
  readonly fee: unknown
  readonly receives: unknown
  /** Where it goes, as the player has to check it. */
  readonly destination: readonly DestinationLine[]
  /** A code has to be typed to confirm it; `sentTo` may be empty. */
  readonly code: { readonly sentTo: string } | undefined
}

export interface DestinationLine {
  readonly label: string
  readonly value: string
}
