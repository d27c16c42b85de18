import type { Invoice } from '../../model/invoice.ts'
import type { SteadyTime } from '../../platform/time/steadyTime.ts'
import { invoiceEndsAt } from './invoiceEndsAt.ts'

/**
 * The expiry of what a press has just created, in ms since 1970. While the server's time is unknown, as over the
 * socket, the creation date can't be compared with the device's clock, and the lifetime counts from now (C43, I12).
 */
export const freshEndsAt = (
  created: Pick<Invoice, 'createdAt' | 'timeoutMs'>,
  time: Pick<SteadyTime, 'now' | 'isServerTime'>,
): number => (time.isServerTime() ? invoiceEndsAt(created, time) : time.now() + created.timeoutMs)
