import type { Invoice } from '../../model/invoice.ts'

/**
 * Until when an invoice that has just come can be paid, in ms (H2H-02). One that is
 * not of its own time was dated by another clock than ours: then it counts from here (C43).
 */
export function invoiceEndsAt({ createdAt, timeoutMs }: Pick<Invoice, 'createdAt' | 'timeoutMs'>, now: number): number {
  const isOfNow = createdAt !== undefined && createdAt <= now && createdAt + timeoutMs > now
  return (isOfNow ? createdAt : now) + timeoutMs
}
