import type { Settlement } from '../../payments/Operation.ts'
import { statusFrom } from '../../payments/status/statusFrom.ts'
import type { TransactionStatus } from '../../payments/TransactionStore.ts'

const BY_STATUS: Readonly<Record<TransactionStatus, Settlement | 'waiting'>> = {
  waiting: 'waiting',
  accepted: 'paid',
  processed: 'paid',
  mistaked: 'cancelled',
}

/**
 * Whether a withdrawal with this status is confirmed (`paid`), cancelled, or neither yet (`waiting`). An answer without
 * a status settles nothing (I10).
 */
export const settlementOf = (status: unknown): Settlement | 'waiting' | undefined =>
  status == null ? undefined : BY_STATUS[statusFrom(status)]
