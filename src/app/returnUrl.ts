import type { PaymentConfig } from '../../schemas/config.ts'
import type { RouteMeta } from '../pages/RouteMeta.ts'

/**
 * The URL to which a provider sends the player back (CREATE-17, Q-042): that of the configuration, else the completion
 * page of the cashier in `folder`, the URL of the folder with the pages of the deployment (G17). The "host value" of
 * Q-093 is the value in the configuration, because the host page names no return URL (decisions, rule 0.1; B34).
 */
export function returnUrl(
  config: Pick<PaymentConfig, 'returnUrl'>,
  folder: string,
  routes: readonly RouteMeta[],
): string {
  const path = routes.find(({ page }) => page === 'depositCompletePage')?.path ?? ''
  return config.returnUrl || `${folder.replace(/\/$/, '')}${path}`
}
