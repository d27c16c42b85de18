/** A withdrawal of the player as the cashier has it in its books. */
export interface Withdrawal {
  readonly id: string
  readonly key: string | undefined
  readonly method: string
  readonly amount: string
  readonly currency: string
  readonly country: string
  readonly account: 'main' | 'additional'
  readonly fields: Readonly<Record<string, string>>
  /** Undefined until it is in the books. */
  storedAt: number | undefined
  /** 0 waits to be confirmed, 3 is under way, 1 is paid out; 2 or a word: it is not. */
  status: number | string
  /** By idempotency key: what it was confirmed with, and that it was given up. */
  confirms: Readonly<Record<string, string>>
  cancels: Readonly<Record<string, true>>
  polls: number
}
