import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import type { RouteName } from '../../schemas/routes.ts'
import type { Page } from '../pages/Page.ts'

/** The code of pages that are not there from the start, by the file that it comes in. */
export interface PageCode {
  readonly afterList: () => Promise<typeof import('../pages/afterList.ts')>
}

/** What a route says of itself (ROUTE-03), and which page stands there. */
export interface RouteMeta {
  readonly name: RouteName
  readonly path: string
  /** The screen of its page. */
  readonly screen: ScreenName
  /** Its page: at once, or when its code has come. */
  readonly load: (code: PageCode) => Page | Promise<Page>
  /** The modes that it is for: another one's player is sent to the start of the own. */
  readonly mode: 'main' | 'any'
  readonly transaction: 'deposit' | 'withdrawal'
  readonly isCryptoBalance: boolean
  readonly hidePaymentHeader: boolean
  readonly hasNoClose: boolean
  readonly haveCryptoBalanceTabsShown: boolean
  readonly transition: string
  /** Where leaving goes; without one it is a plain step back. */
  readonly backRoute: RouteName | undefined
  /** What must be selected, else the player is sent to the list (ROUTE-06, Q-021). */
  readonly needs: 'nothing' | 'group' | 'method' | 'invoice'
}

/** One row of a tree. */
export const row = (
  name: RouteName,
  path: string,
  page: Pick<RouteMeta, 'screen' | 'load'>,
  more: Partial<RouteMeta> = {},
): RouteMeta => ({
  name,
  path,
  screen: page.screen,
  load: page.load,
  mode: 'main',
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
