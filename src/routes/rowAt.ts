import type { RouteMeta } from '../pages/RouteMeta.ts'

/** Finds the row of a path (without the base path); trailing slashes are ignored. */
export function rowAt(rows: readonly RouteMeta[], path: string): RouteMeta | undefined {
  return rows.find((row) => row.path === path.replace(/(.)\/+$/, '$1'))
}
