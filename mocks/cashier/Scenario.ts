import type { Box } from './boxes.ts'
import type { Country } from './countries.ts'

/** The layouts as published: the documents by file name, or what stands in the index's place. */
export type LayoutsFault =
  | 'missing'
  | 'notJson'
  /** Changes each published document. */
  | ((document: Readonly<Record<string, unknown>>) => unknown)

/** How a call goes wrong. */
export type Trouble = {
  /** Only the first so many calls; absent means every one. */
  readonly times?: number
  /** Milliseconds before the answer. */
  readonly delayMs?: number
} & (
  | { readonly answer: 'normal' | 'reset' | 'resetBefore' }
  /** `isStored`: the cashier acts all the same, and only its answer is lost. */
  | { readonly answer: 'hang'; readonly isStored?: boolean }
  | { readonly answer: 'html' | 'refuse'; readonly status: number; readonly isStored?: boolean; readonly body: unknown }
)

/** A deposit that the player had made before, and that still waits. */
export interface OlderDeposit {
  readonly method: string
  readonly amount: string
  readonly currency: string
  readonly country: string
  readonly agoMs: number
}

/** A story for the cashier to play: only what differs from a good day. */
export interface Scenario {
  /** One line for the demo page. */
  readonly title: string
  /** Changes the list of methods before it goes out. */
  readonly methods?: (methods: readonly Readonly<Record<string, unknown>>[]) => readonly unknown[]
  /** Changes the boxes of the sweepstake that are sold. */
  readonly boxes?: (boxes: readonly Box[]) => readonly Box[]
  readonly countries?: readonly Country[]
  readonly isDirectGeo?: boolean
  /** Of amounts in a currency, where they are not 2 of fiat and 8 of crypto. */
  readonly decimals?: Readonly<Record<string, number>>
  /** Whether the widget may read what time it is by the cashier: an API of another origin has to expose its `Date`. */
  readonly tellsTime?: boolean
  /** Milliseconds before every answer. */
  readonly delayMs?: number
  /** By call name; '*' stands for every call of the cashier. */
  readonly trouble?: Readonly<Record<string, Trouble>>
  /** Changes what a call answers when all goes well, by its name. */
  readonly answers?: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => unknown>>
  /** Milliseconds from the arrival of a create to its deposit in the books, whatever becomes of the answer. */
  readonly storesAfterMs?: number
  /** What a create meets whose idempotency key is known: a 409 while the first is under way, the first's answer as late as that comes, or no notice. */
  readonly sameKey?: 'isRefused' | 'waits' | 'isIgnored'
  /** Which of the open deposits `deposit-check` names (the newest, if nothing is said), or that it names none by its id. */
  readonly check?: 'oldest' | 'withoutId' | 'nullId'
  /** What was open before the player came. */
  readonly olderDeposits?: readonly OlderDeposit[]
  /** The token with which this call comes first is dead from then on; a renewed one is good. */
  readonly tokenDiesAt?: string
  /** What can be withdrawn, by account, in any currency. */
  readonly balances?: Readonly<Partial<Record<'main' | 'additional', string>>>
  /** How much of the sweep coins has still to be played; the last one stays: one for each time that it is asked. */
  readonly toPlay?: readonly string[]
  /** The status that a deposit takes after so many polls. */
  readonly statusAfter?: { readonly polls: number; readonly status: number | string }
  /** Whether a create without a captcha is refused for want of one, whatever the method says; or with one as well. */
  readonly captcha?: 'required' | 'neverGood'
  /** One payment session for each pending group; a second one is refused. */
  readonly isOneSession?: boolean
  readonly layouts?: LayoutsFault
}
