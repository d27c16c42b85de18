import { withdrawFailure } from '../platform/storage/notifyGuard.ts'
import type { DepositStore } from './DepositStore.ts'

/**
 * Counts the calls that move money and have no answer yet. While there are any, the widget must not restart: new
 * settings of the host wait (H3), and the guard must not reload the page for a newer build (I23). A load failure may
 * already have been reported to the guard; each call takes the report back, because the reload would abort the call.
 */
export const countInFlight =
  (deposit: Pick<DepositStore, 'countInFlight'>) =>
  (difference: 1 | -1): void => {
    if (difference === 1) withdrawFailure()
    deposit.countInFlight(difference)
  }
