import type { createRootRoute as CreateRootRoute, createRoute as CreateRoute } from '@tanstack/react-router'
import {
  createBrowserHistory,
  createRouter,
  type ErrorRouteComponent,
  type NotFoundRouteComponent,
  type RouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core'
import type { RouteMeta } from './RouteMeta.ts'
import { ROUTES } from './routeTable.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly meta?: RouteMeta
  }
}

// The library's own makers give every route hooks and a link, which nobody here calls: 2 kB of what the list waits for.
const createRootRoute = ((options: object) => new BaseRootRoute(options)) as unknown as typeof CreateRootRoute
const createRoute = ((options: never) => new BaseRoute(options)) as unknown as typeof CreateRoute

export interface RouterNeed {
  /** '/paywidget', or '/' with a memory history in package mode. */
  readonly basepath: string
  readonly history?: RouterHistory
  readonly shell: RouteComponent
  readonly screen: (route: RouteMeta) => RouteComponent
  /** In the place of a screen that could not be drawn, and of the shell. */
  readonly failure: ErrorRouteComponent
  readonly failurePage: ErrorRouteComponent
  readonly notFound: NotFoundRouteComponent
  /** The page to go to instead, or undefined to enter. Runs before anything of the page is drawn. */
  readonly guard: (route: RouteMeta) => RouteMeta | undefined
}

/**
 * The regular tree (spec 2). Routes are made in code, against the router's advice, because the crypto-balance and
 * sweepstake trees will share these branches.
 */
export function createAppRouter({ basepath, history, shell, screen, guard, ...need }: RouterNeed) {
  const root = createRootRoute({ component: shell, errorComponent: need.failurePage })
  /** No page: the start, or the page that speaks for all that is missing below it. */
  const elsewhere = ({ location }: { readonly location: { readonly pathname: string } }) => {
    const above = ROUTES.find(({ screen, path }) => screen === 'later' && location.pathname.startsWith(`${path}/`))
    throw redirect({ to: (above?.path ?? '/') as string, replace: true })
  }
  const pages = ROUTES.map((meta) =>
    createRoute({
      getParentRoute: () => root,
      path: meta.path,
      staticData: { meta },
      component: screen(meta),
      beforeLoad: () => {
        const instead = guard(meta)
        if (instead !== undefined) throw redirect({ to: instead.path as string, replace: true })
      },
    }),
  )
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    // What the address says beside its path is for the page that it leads to (X9).
    beforeLoad: ({ search }) => {
      throw redirect({ to: '/deposit' as string, search: search as never, replace: true })
    },
  })
  const unknown = createRoute({ getParentRoute: () => root, path: '$', beforeLoad: elsewhere })
  return createRouter({
    routeTree: root.addChildren([start, ...pages, unknown]),
    basepath,
    history: history ?? createBrowserHistory(),
    defaultPreload: false,
    defaultErrorComponent: need.failure,
    defaultNotFoundComponent: need.notFound,
    // Its own words are English and its own button shows a stack; ours stands around it (S3).
    disableGlobalCatchBoundary: true,
    scrollRestoration: false,
    // Plain texts: the router's own way is JSON, which writes direct=%220%22.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString()
      return text === '' ? '' : `?${text}`
    },
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
