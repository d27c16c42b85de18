import type { Navigation } from '../model/navigation.ts'
import type { RouteMeta } from '../pages/RouteMeta.ts'
import { isPayout } from '../reference/isPayout.ts'
import type { RouteStore } from '../session/RouteStore.ts'

/** The state of the route store after a page was entered: from another page, or at the start by its address. */
export function routeFactsOf(
  row: RouteMeta,
  route: RouteStore,
  query: Navigation['query'],
): Parameters<RouteStore['enter']>[0] {
  const transaction = !row.isShared ? row.transaction : route.name ? route.transaction : transactionIn(query)
  return {
    name: row.page,
    transaction,
    title: row.title?.(transaction) ?? `${transaction}.v2.title`,
    hasBack: !!(row.backRoute ?? row.goesBack),
    hasTabs: row.haveCryptoBalanceTabsShown,
    isHeaderHidden: row.hidePaymentHeader,
    isCloseHidden: !!row.hasNoClose,
    isDetour: !!row.isDetour,
    // The first page appears without a transition.
    transition: route.name && row.transition,
  }
}

/** The transaction in the address of an empty page. */
const transactionIn = (query: Navigation['query']) => (isPayout(query('transaction')) ? 'withdrawal' : 'deposit')
