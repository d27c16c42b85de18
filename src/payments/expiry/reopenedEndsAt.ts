import type { Invoice } from '../../model/invoice.ts'
import type { SteadyTime } from '../../platform/time/steadyTime.ts'
import { invoiceEndsAt } from './invoiceEndsAt.ts'

/**
 * The expiry of an invoice that is opened again, in ms since 1970. `kept`: the expiry that was stored when the invoice
 * arrived. The countdown never restarts, even if the server sends no creation date or the clock has changed. While the
 * server's time is unknown, the stored expiry is more reliable than the creation date (C43, I12).
 */
export function reopenedEndsAt(
  invoice: Pick<Invoice, 'createdAt' | 'timeoutMs'>,
  kept: number | undefined,
  time: Pick<SteadyTime, 'now' | 'isServerTime'>,
): number {
  if (kept === undefined) return invoiceEndsAt(invoice, time)
  return Math.min(kept, time.isServerTime() ? invoiceEndsAt(invoice, time) : time.now() + invoice.timeoutMs)
}
