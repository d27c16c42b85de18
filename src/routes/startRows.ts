import { list } from '../pages/deposit/list.ts'
import { error } from '../pages/shared/error.ts'
import { type RouteMeta, row } from './RouteMeta.ts'

// A row stands in the file of its page. These are there from the start: the list, and what is shown when it can't be had.
export const listRow = row('depositListPage', '/deposit', list, { backRoute: undefined, transition: 'slide-back' })
export const errorRow = row('errorPage', '/error', error, { backRoute: undefined, isShared: true })

/** What is known of a mode's tree before its other pages have come: the first is where it begins. */
export const START_ROWS: Readonly<Record<Mode, readonly RouteMeta[]>> = {
  main: [listRow, errorRow],
  cryptobalance: [],
  sweep: [],
}

export type Mode = 'main' | 'cryptobalance' | 'sweep'
