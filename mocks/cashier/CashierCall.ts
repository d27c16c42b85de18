export interface CashierCall {
  readonly name: string
  readonly verb?: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly token: string
}

export interface CallRecord extends CashierCall {
  readonly at: number
  /** The status of the answer, or `reset` or `hang`. */
  readonly outcome: number | 'reset' | 'hang'
}
