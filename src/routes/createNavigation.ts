import type { RouteName } from '../../schemas/routes.ts'
import type { GoOptions, Navigation } from '../model/navigation.ts'
import type { AppRouter, RouterNeed } from './createAppRouter.ts'
import type { RouteMeta } from './RouteMeta.ts'
import { releaseHistory } from './releaseHistory.ts'
import { routeOf } from './routeTable.ts'
import { rowAt } from './rowAt.ts'

export interface NavigationNeed extends RouterNeed {
  /** The router comes later: the first page is found without it. Rejects when it can't be had; asked again, it may come. */
  readonly load: () => Promise<typeof import('./createAppRouter.ts')>
}

export interface AppNavigation extends Navigation {
  /** Enters the page of the address. Nothing else does, until the router is here. */
  start(): void
  /** Takes over the address as soon as the router is here; resolves then, or when it can't be had. */
  follow(): Promise<void>
  dispose(): void
}

/** Names become paths here and nowhere else. */
export function createNavigation({ load, ...need }: NavigationNeed): AppNavigation {
  const { basepath, history, guard, onRow } = need
  /** What a page is told. Not in the browser's history, where the next player could read it (D-22). */
  const told = new Map<RouteName, Readonly<Record<string, string>>>()
  let row: RouteMeta | undefined
  let router: AppRouter | undefined
  let release = () => {}
  let arriving: Promise<AppRouter | undefined> | undefined
  let isOver = false

  function enter(next: RouteMeta): void {
    if (isOver) return
    row = next
    onRow(next)
  }

  async function arrive(): Promise<AppRouter | undefined> {
    try {
      const { createAppRouter } = await load()
      if (isOver) return undefined
      const made = createAppRouter({ ...need, onRow: enter })
      release = () => releaseHistory(made.history)
      await made.load()
      router = made
    } catch {
      arriving = undefined // whoever needs it next asks again
    }
    return router
  }

  function ready(): Promise<AppRouter | undefined> {
    arriving ??= arrive()
    return arriving
  }

  /** Without the router the player gets there all the same; only the address does not say so. */
  async function withRouter(act: (router: AppRouter) => void, otherwise = () => {}): Promise<void> {
    const made = router ?? (await ready())
    if (isOver) return
    if (made === undefined) otherwise()
    else act(made)
  }

  const base = basepath.replace(/\/$/, '')
  const replace = (href: string) =>
    history === undefined ? window.history.replaceState(window.history.state, '', href) : history.replace(href)
  const place = (): { readonly pathname: string; readonly search: string } => history?.location ?? location
  const search = (): Readonly<Record<string, unknown>> =>
    router === undefined
      ? Object.fromEntries(new URLSearchParams(place().search))
      : (router.state.location.search as Record<string, unknown>)

  function go(name: RouteName, { query = {}, state = {}, replace = false }: GoOptions = {}): void {
    const target = routeOf(name)
    if (target === undefined) throw new Error(`There is no page "${name}" in the route table.`)
    told.set(name, state)
    void withRouter(
      (made) => made.navigate({ to: target.path as string, search: query as never, replace }),
      () => enter(guard(target) ?? target),
    )
  }

  return {
    go,
    start() {
      const { pathname, search } = place()
      const found = rowAt(pathname.startsWith(base) ? pathname.slice(base.length) : pathname)
      const instead = guard(found)
      // The address is true from the start, and what it says beside its path is for the page that it leads to (X9).
      const target = instead === undefined ? `${found.path}${search}` : instead.path
      if (`${base}${target}` !== `${pathname}${search}`) replace(`${base}${target}`)
      enter(instead ?? found)
    },
    follow: async () => void (await ready()),
    leave() {
      const back = row?.backRoute
      if (back === undefined) void withRouter((made) => made.history.back())
      else go(back)
    },
    current: () => row?.name,
    query: (name) => {
      const value = search()[name]
      return value === undefined || value === null ? undefined : String(value)
    },
    dropQuery(name) {
      const { [name]: _, ...rest } = search()
      if (router === undefined) {
        const left = new URLSearchParams(rest as Record<string, string>).toString()
        replace(`${place().pathname}${left && `?${left}`}`)
      } else router.navigate({ to: router.state.location.pathname as string, search: rest as never, replace: true })
    },
    state: () => told.get(row?.name as RouteName) ?? {},
    dispose() {
      isOver = true
      release()
    },
  }
}
