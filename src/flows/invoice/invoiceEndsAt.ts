import type { Invoice } from '../../model/invoice.ts'
import type { SteadyTime } from '../../platform/steadyTime.ts'

/**
 * Until when an invoice that has just come can be paid, in ms (H2H-02). By the server's time one that is over stays
 * over, however often it is read: its account may belong to somebody else by now. The countdown starts here only where
 * the server did not say when the invoice was created, or where its date can't be compared: it lies ahead, or nothing
 * but the device's clock says that it is over (C43).
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
