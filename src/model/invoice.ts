/** One line of what the player needs to pay outside: a number, a name, a reference. */
export interface Requisite {
  /** The server's name of it. */
  readonly name: string
  /** The server's words for it, or empty: then its name decides. */
  readonly title: string
  /** To the letter as the server sent it: it is copied and typed into a bank. */
  readonly value: string
  readonly isCopyable: boolean
}

/** What is to be paid outside the cashier, where, and until when (spec 3, Invoice data). */
export interface Invoice {
  /** A decimal string, or empty when the server did not say: then it is what was asked for. */
  readonly amount: string
  readonly currency: string
  /** In the server's order, the card's after the others, without the holder. */
  readonly requisites: readonly Requisite[]
  /** Whose account it is. */
  readonly holder: string
  /** In ms since 1970, as the server says; undefined when it was not said. */
  readonly createdAt: number | undefined
  readonly timeoutMs: number
}
