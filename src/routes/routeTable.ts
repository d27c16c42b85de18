import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import type { RouteName } from '../../schemas/routes.ts'

/** What a route says of itself (ROUTE-03), and which screen it draws. */
export interface RouteMeta {
  readonly name: RouteName
  readonly path: string
  readonly screen: ScreenName
  readonly transaction: 'deposit' | 'withdrawal'
  readonly isCryptoBalance: boolean
  readonly hidePaymentHeader: boolean
  readonly hasNoClose: boolean
  readonly haveCryptoBalanceTabsShown: boolean
  readonly transition: string
  /** Where leaving goes; without one it is a plain step back. */
  readonly backRoute: RouteName | undefined
  /** What must be selected, else the player is sent to the list (ROUTE-06, Q-021). */
  readonly needs: 'nothing' | 'group' | 'method'
}

const page = (name: RouteName, path: string, screen: ScreenName, more: Partial<RouteMeta> = {}): RouteMeta => ({
  name,
  path,
  screen,
  transaction: 'deposit',
  isCryptoBalance: false,
  hidePaymentHeader: false,
  hasNoClose: false,
  haveCryptoBalanceTabsShown: false,
  transition: 'slide',
  backRoute: 'depositListPage',
  needs: 'nothing',
  ...more,
})

/** THE list of pages. A page is a name, a path and a screen; everything else it needs is in its layout and its flow. */
export const ROUTES: readonly RouteMeta[] = [
  page('depositListPage', '/deposit', 'deposit.list', { backRoute: undefined }),
  page('depositRegionPage', '/deposit/region', 'region'),
  page('depositRedirectPage', '/deposit/redirect', 'deposit.redirect', { needs: 'method' }),
  page('depositGroupListPage', '/deposit/group', 'deposit.group', { needs: 'group' }),
  page('depositGroupBasePage', '/deposit/group/redirect', 'deposit.redirect', {
    backRoute: 'depositGroupListPage',
    needs: 'method',
  }),
  page('depositCompletePage', '/deposit/complete', 'complete'),
  // Whole parts of the product that this build lacks: said so, never the deposit list instead.
  page('withdrawalLaterPage', '/withdrawal', 'later', { transaction: 'withdrawal', backRoute: undefined }),
  page('cryptoBalanceLaterPage', '/cryptobalance', 'later', { isCryptoBalance: true, backRoute: undefined }),
  page('sweepstakeLaterPage', '/sweepstake', 'later', { backRoute: undefined }),
  page('emptyPage', '/empty', 'empty', { backRoute: undefined }),
  page('emptyRegionPage', '/empty/region', 'region', { backRoute: 'emptyPage' }),
  page('errorPage', '/error', 'error', { backRoute: undefined }),
]

const BY_NAME: ReadonlyMap<string, RouteMeta> = new Map(ROUTES.map((route) => [route.name, route]))

/** The page of a name, or undefined: a name from the address may be anything. */
export function routeOf(name: string | undefined): RouteMeta | undefined {
  return name === undefined ? undefined : BY_NAME.get(name)
}
