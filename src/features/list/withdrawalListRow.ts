import type { RowOf } from '../../pages/Feature.ts'
import { withdrawalList } from './pages/withdrawalList.ts'

/** The list of withdrawals, on which a cashier can start. */
export const withdrawalListRow = [
  'withdrawalListPage',
  '/withdrawal',
  withdrawalList,
  { transaction: 'withdrawal', backRoute: undefined, transition: 'slide-back' },
] as const satisfies RowOf<unknown>
