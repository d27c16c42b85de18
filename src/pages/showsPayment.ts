import type { RouteName } from '../../schemas/routes.ts'
import type { RouteStore } from '../session/RouteStore.ts'
import type { RouteMeta } from './RouteMeta.ts'

/** The pages that show a payment, besides those that need an invoice. */
const PAGES_OF_A_PAYMENT: readonly RouteName[] = [
  'depositCryptoAddressPage',
  'depositCompletePage',
  'withdrawalConfirmPage',
  'withdrawalCompletePage',
]

/**
 * Whether the page on the screen shows a payment, which another payment must not replace. True also for a detour, from
 * which the player may return to such a page. Tracked by MobX.
 */
export function showsPayment(
  route: Pick<RouteStore, 'name' | 'isDetour'>,
  routes: readonly Pick<RouteMeta, 'page' | 'needs'>[],
): boolean {
  return (
    // The name first: it is what MobX tracks.
    PAGES_OF_A_PAYMENT.some((page) => page === route.name) ||
    routes.some(({ page, needs }) => page === route.name && needs === 'invoice') ||
    route.isDetour
  )
}
