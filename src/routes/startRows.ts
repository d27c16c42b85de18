import type { CashierName } from '../../schemas/cashiers.ts'
import { error } from '../features/list/pages/error.ts'
import { list } from '../features/list/pages/list.ts'
import { type RouteMeta, row } from '../pages/RouteMeta.ts'

// The only rows that are bundled from the start: the list, and the page for a list that can't be loaded.
export const listRow = row('depositListPage', '/deposit', list, { backRoute: undefined, transition: 'slide-back' })
export const errorRow = row('errorPage', '/error', error, { backRoute: undefined, isShared: true })

/** The rows of a cashier that are available before its other pages have loaded; the first is the start page. */
export const START_ROWS: Readonly<Partial<Record<CashierName, readonly RouteMeta[]>>> = {
  main: [listRow, errorRow],
}
