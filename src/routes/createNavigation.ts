import type { RouteName } from '../../schemas/routes.ts'
import type { GoOptions, Navigation } from '../model/navigation.ts'
import type { AppRouter } from './createAppRouter.ts'
import type { RouteMeta } from './RouteMeta.ts'
import { routeOf } from './routeTable.ts'

/** Names become paths here and nowhere else. */
export function createNavigation(router: AppRouter): Navigation & { readonly meta: () => RouteMeta | undefined } {
  const meta = (): RouteMeta | undefined => router.state.matches.at(-1)?.staticData.meta
  /** What a page is told. Not in the browser's history, where the next player could read it (D-22). */
  const told = new Map<RouteName, Readonly<Record<string, string>>>()
  const search = () => router.state.location.search as Readonly<Record<string, unknown>>

  function go(name: RouteName, { query = {}, state = {}, replace = false }: GoOptions = {}): void {
    const route = routeOf(name)
    if (route === undefined) throw new Error(`There is no page "${name}" in the route table.`)
    told.set(name, state)
    router.navigate({ to: route.path as string, search: query as never, replace })
  }

  return {
    go,
    meta,
    leave() {
      const back = meta()?.backRoute
      if (back === undefined) router.history.back()
      else go(back)
    },
    current: () => meta()?.name,
    query: (name) => {
      const value = search()[name]
      return value === undefined || value === null ? undefined : String(value)
    },
    dropQuery(name) {
      const { [name]: _, ...rest } = search()
      router.navigate({ to: router.state.location.pathname as string, search: rest as never, replace: true })
    },
    state: () => told.get(meta()?.name as RouteName) ?? {},
  }
}
