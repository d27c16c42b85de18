import type { RouteMeta } from './RouteMeta.ts'

/** The row of a path below the base. */
export function rowAt(rows: readonly RouteMeta[], path: string): RouteMeta | undefined {
  return rows.find((row) => row.path === path.replace(/(.)\/+$/, '$1'))
}
