import type { createRootRoute as CreateRootRoute, createRoute as CreateRoute } from '@tanstack/react-router'
import { createBrowserHistory, createRouter, type RouterHistory, redirect } from '@tanstack/react-router'
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core'
import type { RouteMeta } from './RouteMeta.ts'
import { ROUTES } from './routeTable.ts'
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
  /** The page to go to instead, or undefined to enter. Runs before anything of the page is drawn. */
  readonly guard: (row: RouteMeta) => RouteMeta | undefined
  /** The player is there. */
  readonly onRow: (row: RouteMeta) => void
}

/**
 * The addresses of all trees (spec 2). It draws nothing: the screens read where the player is, so that the list need not
 * wait for it. Routes are made in code, against the router's advice, because the trees share their branches.
 */
export function createAppRouter({ basepath, history, guard, onRow }: RouterNeed) {
  const root = createRootRoute()
  const pages = ROUTES.map((meta) =>
    createRoute({
      getParentRoute: () => root,
      path: meta.path,
      staticData: { meta },
      beforeLoad: () => {
        const instead = guard(meta)
        if (instead !== undefined) throw redirect({ to: instead.path as string, replace: true })
      },
    }),
  )
  const elsewhere = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      // What the address says beside its path is for the page that it leads to (X9).
      beforeLoad: ({ location, search }) => {
        throw redirect({ to: rowAt(location.pathname).path as string, search: search as never, replace: true })
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
