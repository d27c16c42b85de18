import type { RouteName } from '../../../schemas/routes.ts'
import type { RouteStore } from '../../stores/RouteStore.ts'

/** The page of the list: of what is paid by, or of what is paid out by. */
export const listPageOf = (transaction: string | undefined): RouteName =>
  transaction === 'withdrawal' ? 'withdrawalListPage' : 'depositListPage'

/** The page that shows the list, if the player is there: that of the transaction, or the crypto tab of its own. */
export function listPageHere({ name, transaction }: Pick<RouteStore, 'name' | 'transaction'>): RouteName | undefined {
  const pages: readonly RouteName[] = [listPageOf(transaction), 'cryptoBalanceCryptoDepositPage']
  return pages.find((page) => page === name)
}
