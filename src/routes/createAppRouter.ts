import type { createRootRoute as CreateRootRoute, createRoute as CreateRoute } from '@tanstack/react-router'
import { createBrowserHistory, createRouter, type RouterHistory, redirect } from '@tanstack/react-router'
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core'
import type { RouteName } from '../../schemas/routes.ts'
import type { RouteMeta } from '../pages/RouteMeta.ts'
import { rowAt } from './rowAt.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly meta?: RouteMeta
  }
}

// The library's own factories add hooks and a link component to each route, which we do not use.
const createRootRoute = ((options: object) => new BaseRootRoute(options)) as unknown as typeof CreateRootRoute
const createRoute = ((options: never) => new BaseRoute(options)) as unknown as typeof CreateRoute

export interface RouterNeed {
  /** The path before all page paths: '/paywidget', or '/' with a memory history. */
  readonly basepath: string
  /** Default: the browser's history. */
  readonly history?: RouterHistory | undefined
  /** All pages of the cashier's tree; the first is its start page. */
  readonly rows: readonly RouteMeta[]
  /** Returns the page to redirect to, or undefined to enter. Runs before the page is drawn. */
  readonly guard: (row: RouteMeta | undefined) => RouteName | undefined
  /** Called when a page has been entered. */
  readonly onRow: (row: RouteMeta) => void
}

/**
 * The router for the paths of a cashier's tree (spec 2). It renders nothing: screens read the current page from a
 * store, so the method list does not wait for the router. Routes are created in code, against the advice of the
 * library, because the trees share branches.
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
      // Keep the query: the target page of the redirect needs it (X9).
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
    // Values are plain strings, because the router's default of JSON writes direct=%220%22.
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

export { blockWhileOpen } from './blockWhileOpen.ts'
export { createTrail } from './createTrail.ts'
export { releaseHistory } from './releaseHistory.ts'
