/**
 * The outcome of a call. The server or worker in front of the cashier carries out faults: for
 * `reset` it really resets the connection.
 */
export type CashierAnswer = (
  | { readonly kind: 'json'; readonly status: number; readonly body?: unknown; readonly delayMs?: number }
  | { readonly kind: 'html'; readonly status: number; readonly html: string; readonly delayMs?: number }
  /** The connection breaks before the cashier receives the call, or after it has processed the call. */
  | { readonly kind: 'reset'; readonly when: 'before' | 'after'; readonly delayMs?: number }
  /** No answer, ever. */
  | { readonly kind: 'hang' }
) & {
  /** The cashier's time in ms since 1970, if the widget may read it. */
  readonly date?: number
}

export const ok = (body?: unknown): CashierAnswer => ({ kind: 'json', status: 200, body })

export const refusal = (status: number, code: string, message: string): CashierAnswer => ({
  kind: 'json',
  status,
  body: { code, message },
})

/** The refusal of an invalid request. */
export const bad = (problem: string): CashierAnswer => refusal(400, 'banking.badRequest', problem)

/** Delays an answer to at least `delayMs`. */
export function delayed(answer: CashierAnswer, delayMs: number): CashierAnswer {
  if (answer.kind === 'hang' || delayMs <= (answer.delayMs ?? 0)) return answer
  return { ...answer, delayMs }
}

/** The `Date` header of an answer. */
export const dateOf = ({ date }: CashierAnswer): Readonly<Record<string, string>> =>
  date === undefined ? {} : { date: new Date(date).toUTCString() }
