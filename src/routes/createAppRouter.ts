import type { createRootRoute as CreateRootRoute, createRoute as CreateRoute } from '@tanstack/react-router'
import { createBrowserHistory, createRouter, type RouterHistory, redirect } from '@tanstack/react-router'
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core'
import type { RouteName } from '../../schemas/routes.ts'
import type { RouteMeta } from './RouteMeta.ts'
import { rowAt } from './rowAt.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly meta?: RouteMeta
  }
}

// The library's own makers give every route hooks and a link, which nobody here calls.
const createRootRoute = ((options: object) => new BaseRootRoute(options)) as unknown as typeof CreateRootRoute
const createRoute = ((options: never) => new BaseRoute(options)) as unknown as typeof CreateRoute

export interface RouterNeed {
  /** '/paywidget', or '/' with a memory history in package mode. */
  readonly basepath: string
  readonly history?: RouterHistory | undefined
  /** Every page of the player's tree, the one where it begins first. */
  readonly rows: readonly RouteMeta[]
  /** The page to go to instead, or undefined to enter. Runs before anything of the page is drawn. */
  readonly guard: (row: RouteMeta | undefined) => RouteName | undefined
  /** The player is there. */
  readonly onRow: (row: RouteMeta) => void
}

/**
 * The addresses of a tree (spec 2). It draws nothing: the screens read where the player is, so that the list need not
 * wait for it. Routes are made in code, against the router's advice, because the trees share their branches.
 */
export function createAppRouter({ rows, basepath, history, guard, onRow }: RouterNeed) {
  const root = createRootRoute()
  const pages = rows.map((meta) =>
    createRoute({
      getParentRoute: () => root,
      path: meta.path,
      staticData: { meta },
      beforeLoad: () => {
        const instead = guard(meta)
        const row = rows.find(({ page }) => page === instead)
        if (row !== undefined) throw redirect({ to: row.path as string, replace: true })
      },
    }),
  )
  const elsewhere = (at: string) =>
    createRoute({
      getParentRoute: () => root,
      path: at,
      // What the address says beside its path is for the page that it leads to (X9).
      beforeLoad: ({ location, search }) => {
        const { path } = rowAt(rows, location.pathname) ?? (rows[0] as RouteMeta)
        throw redirect({ to: path as string, search: search as never, replace: true })
      },
    })
  const router = createRouter({
    routeTree: root.addChildren([elsewhere('/'), ...pages, elsewhere('$')]),
    basepath,
    history: history ?? createBrowserHistory(),
    defaultPreload: false,
    scrollRestoration: false,
    isServer: false,
    // Plain texts: the router's own way is JSON, which writes direct=%220%22.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString()
      return text === '' ? '' : `?${text}`
    },
  })
  router.subscribe('onResolved', () => {
    const row = router.state.matches.at(-1)?.staticData.meta
    if (row !== undefined) onRow(row)
  })
  router.history.subscribe(() => void router.load())
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

export { createTrail } from './createTrail.ts'
