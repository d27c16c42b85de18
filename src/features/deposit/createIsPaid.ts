import type { Api } from '../../api/index.ts'
import { statusFrom } from '../../payments/status/statusFrom.ts'

/**
 * Returns a function that tells whether a deposit is paid. `deposit-check` also names deposits that were paid a moment
 * ago, which need no attention of the player. A failed request counts as no.
 */
export const createIsPaid =
  (api: Pick<Api, 'depositStatus'>) =>
  (paymentMethod: string, depositId: string, signal: AbortSignal): Promise<boolean> =>
    api.depositStatus({ depositId, paymentMethod }, { signal, isPolled: true }).then(
      ({ status }) => statusFrom(status) === 'processed',
      () => false,
    )
