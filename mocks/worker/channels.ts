/** Calls and answers for the log of the demo page. */
export const CALLS_CHANNEL = 'paywidget-calls'
/** The channel on which the provider's page reports results to the cashier in the worker. */
export const CASHIER_CHANNEL = 'paywidget-cashier'

/** Headers by name, and the body, parsed if it is JSON. The token is masked in both. */
interface Whole {
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface CallNotice {
  /** The notice of a call and the notice of its answer have the same id. */
  readonly id: string
  readonly at: number
  readonly method: string
  readonly path: string
  readonly sent: Whole & { readonly address: string }
  /** Missing while the call is in flight. A reset or a hanging call has no headers and no body. */
  readonly outcome?: { readonly status: number | 'reset' | 'hang'; readonly ms: number } & Partial<Whole>
}

export interface ProviderReport {
  readonly token: string
  readonly depositId: string
  readonly status: number
}
