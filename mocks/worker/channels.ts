/** Calls and answers as they pass, for the demo page. */
export const CALLS_CHANNEL = 'paywidget-calls'
/** What the provider's page reports, for the cashier behind the worker. */
export const CASHIER_CHANNEL = 'paywidget-cashier'

export interface CallNotice {
  /** The same for a call and its answer. */
  readonly id: string
  readonly method: string
  readonly path: string
  /** What came of it; absent while it is under way. */
  readonly outcome?: { readonly status: number | 'reset' | 'hang'; readonly ms: number }
}

export interface ProviderReport {
  readonly token: string
  readonly depositId: string
  readonly status: number
}
