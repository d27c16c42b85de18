import type { RouteMeta } from './RouteMeta.ts'

/** The row of a path below the base, or of the page that speaks for all that is missing there. */
export function rowAt(rows: readonly RouteMeta[], path: string): RouteMeta | undefined {
  const bare = path.replace(/(.)\/+$/, '$1')
  const above = ({ shows, path: own }: RouteMeta) => shows.screen === 'later' && bare.startsWith(`${own}/`)
  return rows.find((row) => row.path === bare) ?? rows.find(above)
}
