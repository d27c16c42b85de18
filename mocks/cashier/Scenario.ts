import type { Box } from './boxes.ts'
import type { Country } from './countries.ts'

/** A fault of the published layouts: a missing or invalid index, or a change of the layouts. */
export type LayoutsFault =
  | 'missing'
  | 'notJson'
  /** Changes each published layout. */
  | ((document: Readonly<Record<string, unknown>>) => unknown)

/** A fault of a call. */
export type CallFault = {
  /** Affects only the first `times` calls; all calls by default. */
  readonly times?: number
  /** Milliseconds before the answer. */
  readonly delayMs?: number
} & (
  | { readonly answer: 'normal' | 'reset' | 'resetBefore' }
  /** `isStored`: the cashier processes the call, and only the answer is lost. */
  | { readonly answer: 'hang'; readonly isStored?: boolean }
  | { readonly answer: 'html' | 'refuse'; readonly status: number; readonly isStored?: boolean; readonly body: unknown }
)

/** An earlier deposit of the player that is still open. */
export interface OlderDeposit {
  readonly method: string
  readonly amount: string
  readonly currency: string
  readonly country: string
  readonly agoMs: number
}

/** The behaviour of the mock cashier. All members but the title are deviations from the default. */
export interface Scenario {
  /** One line for the demo page. */
  readonly title: string
  /** Changes the list of methods before the cashier sends it. */
  readonly methods?: (methods: readonly Readonly<Record<string, unknown>>[]) => readonly unknown[]
  /** Changes the boxes of the sweepstake. */
  readonly boxes?: (boxes: readonly Box[]) => readonly Box[]
  readonly countries?: readonly Country[]
  readonly isDirectGeo?: boolean
  /** Decimals by currency, if not the default of 2 for fiat and 8 for crypto. */
  readonly decimals?: Readonly<Record<string, number>>
  /**
   * Whether the widget can read the `Date` header of answers, which an API of another origin has to expose, and of static
   * files below `static@<scenario>`.
   */
  readonly tellsTime?: boolean
  /** Milliseconds before every answer. */
  readonly delayMs?: number
  /** Faults by call name; '*' means every call. */
  readonly faults?: Readonly<Record<string, CallFault>>
  /** Changes of successful answers, by call name. */
  readonly answers?: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => unknown>>
  /** Milliseconds from the arrival of a create call until its deposit is stored, independent of the answer. */
  readonly storesAfterMs?: number
  /**
   * Response to a create call whose idempotency key is known. `isRefused`: 409 while the first call is in flight;
   * `waits`: the answer of the first call, once it exists; `isIgnored`: a second deposit.
   */
  readonly sameKey?: 'isRefused' | 'waits' | 'isIgnored'
  /**
   * The open deposit that `deposit-check` returns: by default the newest. `withoutId`, `nullId`: the response has no
   * id, or a null id.
   */
  readonly check?: 'oldest' | 'withoutId' | 'nullId'
  /** Deposits that are open from the start. */
  readonly olderDeposits?: readonly OlderDeposit[]
  /** The first call of this name invalidates the player's token; a renewed token works. */
  readonly tokenDiesAt?: string
  /** The withdrawable balance of each account, the same number in every currency. */
  readonly balances?: Readonly<Partial<Record<'main' | 'additional', string>>>
  /** Sweep coins still to be played: one entry per request; the last entry repeats. */
  readonly toPlay?: readonly string[]
  /** The status that a deposit gets after a number of polls. */
  readonly statusAfter?: { readonly polls: number; readonly status: number | string }
  /** `required`: every create call needs a captcha; `neverGood`: captchas are always rejected. */
  readonly captcha?: 'required' | 'neverGood'
  /** Only one payment session per pending group; a second one is refused. */
  readonly isOneSession?: boolean
  readonly layouts?: LayoutsFault
}
