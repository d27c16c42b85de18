import type { RouteName } from '../../schemas/routes.ts'
import type { Page } from '../pages/Page.ts'

/** What a route says of itself (ROUTE-03), and which page stands there. */
export interface RouteMeta {
  /** Its own, of which there is one in all trees. */
  readonly name: string
  /** By which layouts, flows and hosts speak of it: the same in every tree. */
  readonly page: RouteName
  readonly path: string
  readonly shows: Page
  readonly transaction: 'deposit' | 'withdrawal'
  /** It stands in deposits and withdrawals alike: it belongs to that from which the player came. */
  readonly isShared?: true
  readonly isCryptoBalance: boolean
  /** What its header says, by the transaction; without it `{transaction}.v2.title` (HDR-02). */
  readonly title?: (transaction: string) => string
  readonly hidePaymentHeader: boolean
  readonly hasNoClose?: true
  readonly haveCryptoBalanceTabsShown: boolean
  readonly transition: string
  /** Where leaving goes; without one it is a plain step back. */
  readonly backRoute: RouteName | undefined
  /** Without a back route there is a way back all the same: to the page before. */
  readonly goesBack?: true
  /** Several pages lead to it: leaving goes back to the one that the player came from, if that is known. */
  readonly isAside?: true
  /** What must be selected, else the player is sent to the list (ROUTE-06, Q-021). */
  readonly needs: 'nothing' | 'group' | 'method' | 'invoice'
}

/** One row of a tree. */
export const row = (page: RouteName, path: string, shows: Page, more: Partial<RouteMeta> = {}): RouteMeta => ({
  name: page,
  page,
  path,
  shows,
  transaction: 'deposit',
  isCryptoBalance: false,
  hidePaymentHeader: false,
  haveCryptoBalanceTabsShown: false,
  transition: 'slide',
  backRoute: 'depositListPage',
  needs: 'nothing',
  ...more,
})
