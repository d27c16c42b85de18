import type { RouteMeta } from './RouteMeta.ts'
import { ROUTES } from './routeTable.ts'

/** The page of a path below the base; of one that has none, the page that speaks for all that is missing there, or the start. */
export function rowAt(path: string): RouteMeta {
  const bare = path.replace(/(.)\/+$/, '$1')
  const above = ({ screen, path: own }: RouteMeta) => screen === 'later' && bare.startsWith(`${own}/`)
  return ROUTES.find((row) => row.path === bare) ?? ROUTES.find(above) ?? START
}

const START = ROUTES[0] as RouteMeta
