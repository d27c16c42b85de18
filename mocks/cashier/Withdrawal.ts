/** A withdrawal as the cashier stores it. */
export interface Withdrawal {
  readonly id: string
  readonly key: string | undefined
  readonly method: string
  readonly amount: string
  readonly currency: string
  readonly country: string
  readonly account: 'main' | 'additional'
  readonly fields: Readonly<Record<string, string>>
  /** Undefined until the withdrawal is stored. */
  storedAt: number | undefined
  /** 0 awaits confirmation, 3 in progress, 1 paid out; 2 or a string: failed. */
  status: number | string
  /** The confirmations, each with its code, and the cancellations; both keyed by idempotency key. */
  confirms: Readonly<Record<string, string>>
  cancels: Readonly<Record<string, true>>
  polls: number
}
