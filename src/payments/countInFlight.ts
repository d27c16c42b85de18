import { withdrawFailure } from '../platform/storage/notifyGuard.ts'
import type { DepositStore } from './DepositStore.ts'

/**
 * Counts the calls that move money and have no answer yet. Meanwhile neither new settings of the host (H3) nor a newer
 * build (I23) may restart the widget: a failure that was reported to the guard of the page before is withdrawn.
 */
export const countInFlight =
  (deposit: Pick<DepositStore, 'countInFlight'>) =>
  (difference: 1 | -1): void => {
    if (difference === 1) withdrawFailure()
    deposit.countInFlight(difference)
  }
