import { limitCode, TOTAL_FACTOR } from '../../host/surfaces/limitCode.ts'
import type { Cashier } from '../../pages/Cashier.ts'
import { loadPages } from '../../pages/lazyPage.ts'
import { withdrawFailure } from '../../platform/storage/notifyGuard.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Services } from '../../services/Services.ts'
import type { LoadFailures } from '../createLoadFailures.ts'

export interface NextPagesNeed extends Pick<Cashier, 'routes'>, Pick<LoadFailures, 'watch'> {
  readonly clock: Pick<Clock, 'setTimeout'>
  /** `timeouts.file` of the configuration. */
  readonly silenceMs: number
}

/**
 * Loads the code of the pages to which the create of a press can lead. The load has a total time limit, because the press
 * holds the payment lock meanwhile: a file that sends a byte now and then, or an import that never settles, would
 * otherwise keep the button busy and the other tabs waiting (I25).
 */
export function createNextPages({
  routes,
  watch,
  clock,
  silenceMs,
}: NextPagesNeed): Services['cashier']['loadNextPages'] {
  const limited = limitCode(TOTAL_FACTOR * silenceMs)
  return async (transaction, method) => {
    const next = routes.filter((row) => row.transaction === transaction && row.followsCreate?.(method))
    await watch('page.afterCreate', limited(loadPages(next), clock))
    // A create is sent next: a reload by the guard would abort it.
    withdrawFailure()
  }
}
