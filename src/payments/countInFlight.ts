import { withdrawFailure } from '../platform/storage/notifyGuard.ts'
import type { DepositStore } from './DepositStore.ts'

/**
 * Counts the calls that move money and have no answer yet. While there are any, the widget must not restart: new
 * settings of the host wait (H3), and the guard must not reload the page for a newer build (I23). So each call withdraws
 * a load failure that the guard may be about to act on.
 */
export const countInFlight =
  (deposit: Pick<DepositStore, 'countInFlight'>) =>
  (difference: 1 | -1): void => {
    if (difference === 1) withdrawFailure()
    deposit.countInFlight(difference)
  }
