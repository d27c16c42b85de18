import type { RouteMeta } from '../pages/RouteMeta.ts'
import type { RouteStore } from '../session/RouteStore.ts'

/** The state of the route store after the row's page was entered from the current page. */
export function routeFactsOf(row: RouteMeta, route: RouteStore): Parameters<RouteStore['enter']>[0] {
  const { transaction } = row.isShared ? route : row
  return {
    name: row.page,
    transaction,
    title: row.title?.(transaction) ?? `${transaction}.v2.title`,
    hasBack: row.backRoute !== undefined || row.goesBack === true,
    hasTabs: row.haveCryptoBalanceTabsShown,
    isHeaderHidden: row.hidePaymentHeader,
    isCloseHidden: row.hasNoClose === true,
    isDetour: row.isDetour === true,
    // The first page appears without a transition.
    transition: route.name && row.transition,
  }
}
