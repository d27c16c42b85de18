export interface CashierCall {
  readonly name: string
  readonly verb?: string
  readonly payload: Readonly<Record<string, unknown>>
  /** The header names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly token: string
}

export interface CallRecord extends CashierCall {
  readonly at: number
  /** The HTTP status of the answer, or the fault of the call. */
  readonly outcome: number | 'reset' | 'hang'
}
