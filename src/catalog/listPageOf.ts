import type { RouteName } from '../../schemas/routes.ts'
import { isPayout } from '../reference/isPayout.ts'
import type { RouteStore } from '../session/RouteStore.ts'

/** The list page of deposits or withdrawals. */
export const listPageOf = (transaction: string | undefined): RouteName =>
  isPayout(transaction) ? 'withdrawalListPage' : 'depositListPage'

/** The current page if it shows the list: the transaction's list page, or the crypto tab. */
export function listPageHere({ name, transaction }: Pick<RouteStore, 'name' | 'transaction'>): RouteName | undefined {
  const pages: readonly RouteName[] = [listPageOf(transaction), 'cryptoBalanceCryptoDepositPage']
  return pages.find((page) => page === name)
}
