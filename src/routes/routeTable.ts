import type { RouteName } from '../../schemas/routes.ts'
import type { RouteMeta } from './RouteMeta.ts'
import { cryptoBalance, everywhere, regular, sweepstake } from './trees.ts'

/** Every page of every tree. Which tree a player stands in is the guard's to say. */
export const ROUTES: readonly RouteMeta[] = [...regular, ...cryptoBalance, ...sweepstake, ...everywhere]

/** Where a mode's tree begins. */
export const START_OF = {
  main: 'depositListPage',
  cryptobalance: 'cryptoBalanceLaterPage',
  sweep: 'sweepstakeLaterPage',
} as const satisfies Record<string, RouteName>

const BY_NAME: ReadonlyMap<string, RouteMeta> = new Map(ROUTES.map((route) => [route.name, route]))

/** The page of a name, or undefined: a name from the address may be anything. */
export function routeOf(name: string | undefined): RouteMeta | undefined {
  return name === undefined ? undefined : BY_NAME.get(name)
}
