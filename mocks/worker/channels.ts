/** Calls and answers as they pass, for the demo page. */
export const CALLS_CHANNEL = 'paywidget-calls'
/** What the provider's page reports, for the cashier behind the worker. */
export const CASHIER_CHANNEL = 'paywidget-cashier'

/** Headers by name, a body as JSON where it is such; the token is hidden in both. */
interface Whole {
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface CallNotice {
  /** The same for a call and its answer. */
  readonly id: string
  readonly at: number
  readonly method: string
  readonly path: string
  readonly sent: Whole & { readonly address: string }
  /** What came of it; absent while it is under way. Of a reset or a call that hangs there is nothing more to tell. */
  readonly outcome?: { readonly status: number | 'reset' | 'hang'; readonly ms: number } & Partial<Whole>
}

export interface ProviderReport {
  readonly token: string
  readonly depositId: string
  readonly status: number
}
