import { list } from '../pages/deposit/list.ts'
import { error } from '../pages/shared/error.ts'
import { type RouteMeta, row } from './RouteMeta.ts'

// The only rows bundled from the start: the list, and the page shown if it can't be loaded.
export const listRow = row('depositListPage', '/deposit', list, { backRoute: undefined, transition: 'slide-back' })
export const errorRow = row('errorPage', '/error', error, { backRoute: undefined, isShared: true })

/** The rows of each mode's tree that are available before the other pages have loaded; the first is its start page. */
export const START_ROWS: Readonly<Record<Mode, readonly RouteMeta[]>> = {
  main: [listRow, errorRow],
  cryptobalance: [],
  sweep: [],
}

export type Mode = 'main' | 'cryptobalance' | 'sweep'
