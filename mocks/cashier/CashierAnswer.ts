/** What a call meets. A fault is carried out by the face that speaks for the cashier: a reset is a real reset there. */
export type CashierAnswer = (
  | { readonly kind: 'json'; readonly status: number; readonly body?: unknown; readonly delayMs?: number }
  | { readonly kind: 'html'; readonly status: number; readonly html: string; readonly delayMs?: number }
  /** The connection breaks: before the cashier heard of the call, or after it acted. */
  | { readonly kind: 'reset'; readonly when: 'before' | 'after'; readonly delayMs?: number }
  /** No answer, ever. */
  | { readonly kind: 'hang' }
) & {
  /** What time it is by the cashier, in ms since 1970, where the widget may read that. */
  readonly date?: number
}

export const ok = (body?: unknown): CashierAnswer => ({ kind: 'json', status: 200, body })

export const refusal = (status: number, code: string, message: string): CashierAnswer => ({
  kind: 'json',
  status,
  body: { code, message },
})

/** The same, no sooner than after so many milliseconds. */
export function delayed(answer: CashierAnswer, delayMs: number): CashierAnswer {
  if (answer.kind === 'hang' || delayMs <= (answer.delayMs ?? 0)) return answer
  return { ...answer, delayMs }
}

/** The header of an answer that says what time it is. */
export const dateOf = ({ date }: CashierAnswer): Readonly<Record<string, string>> =>
  date === undefined ? {} : { date: new Date(date).toUTCString() }
