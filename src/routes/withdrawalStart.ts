import { withdrawalListRow } from '../features/list/withdrawalListRow.ts'
import { row } from '../pages/RouteMeta.ts'

/** The row of a cashier that starts on the list of withdrawals: a small chunk, so that the list waits for no other page. */
export const withdrawalStart = row(...withdrawalListRow)
