import type { Invoice } from '../../model/invoice.ts'
import type { SteadyTime } from '../../platform/time/steadyTime.ts'
import { invoiceEndsAt } from './invoiceEndsAt.ts'

/** What this device has stored about an invoice, in ms since 1970. */
export interface StoredTimes {
  /** The expiry that was stored when the invoice arrived. */
  readonly endsAt: number | undefined
  /** When the player's press created the payment; undefined if unknown. */
  readonly pressedAt: number | undefined
}

/**
 * The expiry of an invoice that is opened again, in ms since 1970. The countdown never restarts, even if the server
 * sends no creation date or the clock has changed. While the server's time is unknown, the stored times are more
 * reliable than the creation date, which can't be compared with the device's clock (C43, I12).
 */
export function reopenedEndsAt(
  invoice: Pick<Invoice, 'createdAt' | 'timeoutMs'>,
  { endsAt, pressedAt }: StoredTimes,
  time: Pick<SteadyTime, 'now' | 'isServerTime'>,
): number {
  if (time.isServerTime()) return Math.min(endsAt ?? Number.POSITIVE_INFINITY, invoiceEndsAt(invoice, time))
  const kept = endsAt ?? (pressedAt === undefined ? undefined : pressedAt + invoice.timeoutMs)
  return kept === undefined ? invoiceEndsAt(invoice, time) : Math.min(kept, time.now() + invoice.timeoutMs)
}
