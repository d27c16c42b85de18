import type { Invoice } from '../../model/invoice.ts'

/** How far the clocks of two servers may differ. */
const AHEAD_MS = 60_000

/**
 * Until when an invoice that has just come can be paid, in ms of the server's time (H2H-02). One that says it is of another
 * time than now was dated by another clock than ours: then it counts from here.
 */
export function invoiceEndsAt({ createdAt, timeoutMs }: Pick<Invoice, 'createdAt' | 'timeoutMs'>, now: number): number {
  const isOfNow = createdAt !== undefined && createdAt <= now + AHEAD_MS && createdAt + timeoutMs > now
  return (isOfNow ? createdAt : now) + timeoutMs
}
