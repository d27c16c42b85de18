import type { RouteName } from '../../schemas/routes.ts'
import type { Method } from '../model/method.ts'
import type { LazyPage, Page } from './Page.ts'

/** A route's metadata (ROUTE-03) and its page. */
export interface RouteMeta {
  /** Unique across all trees. */
  readonly name: string
  /** The name that layouts, features and hosts use, the same in every tree. */
  readonly page: RouteName
  readonly path: string
  readonly shows: Page | LazyPage
  /** The feature whose state the page uses. */
  readonly feature?: string
  readonly transaction: 'deposit' | 'withdrawal'
  /** Used for deposits and withdrawals alike: the page keeps the transaction from which the player came. */
  readonly isShared?: true
  readonly isCryptoBalance: boolean
  /** The translation key of the page's header, by transaction; default `{transaction}.v2.title` (HDR-02). */
  readonly title?: (transaction: string) => string
  readonly hidePaymentHeader: boolean
  readonly hasNoClose?: true
  readonly haveCryptoBalanceTabsShown: boolean
  readonly transition: string
  /** The page that the back arrow leads to; undefined for a plain step back in the history. */
  readonly backRoute: RouteName | undefined
  /** Shows the back arrow although there is no `backRoute`: the arrow leads to the previous page. */
  readonly goesBack?: true
  /** A detour, reachable from several pages: back leads to the page that the player came from, if known. */
  readonly isDetour?: true
  /**
   * Whether the create of a payment with this method may lead to the page: its code is then loaded before the create is
   * sent, so that it can't be missing afterwards (I23). True unless no answer of the method's call can lead to the page.
   */
  readonly followsCreate?: (method: Method) => boolean
  /** The selection that the page needs; without it, the player is redirected to the list (ROUTE-06, Q-021). */
  readonly needs: 'nothing' | 'group' | 'method' | 'invoice'
  /** Whether the page suits the selected method; default: it suits every method. */
  readonly fits?: (method: Method) => boolean
}

/** Creates a row of a tree, with the defaults of a deposit page. */
export const row = (
  page: RouteName,
  path: string,
  shows: RouteMeta['shows'],
  more: Partial<RouteMeta> = {},
): RouteMeta => ({
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
