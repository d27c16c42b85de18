import type { Invoice } from '../../model/invoice.ts'
import type { SteadyTime } from '../../platform/time/steadyTime.ts'

/**
 * The expiry of an invoice that has just arrived, in ms since 1970 (H2H-02). An invoice that has expired by the
 * server's time stays expired, however often it is read: its account may belong to another person by now. The countdown
 * starts now in three cases: the creation date is missing, it lies in the future, or the invoice has expired by the
 * device's clock while the server's time is unknown (C43).
 */
export function invoiceEndsAt(
  { createdAt, timeoutMs }: Pick<Invoice, 'createdAt' | 'timeoutMs'>,
  time: Pick<SteadyTime, 'now' | 'isServerTime'>,
): number {
  const now = time.now()
  if (createdAt === undefined || createdAt > now) return now + timeoutMs
  const endsAt = createdAt + timeoutMs
  return endsAt > now || time.isServerTime() ? endsAt : now + timeoutMs
}
