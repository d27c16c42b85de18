import type { RouteName } from '../../schemas/routes.ts'
import type { GoOptions, Navigation } from '../model/navigation.ts'
import type { AppRouter, RouterNeed } from './createAppRouter.ts'
import type { createTrail } from './createTrail.ts'
import type { RouteMeta } from './RouteMeta.ts'
import { releaseHistory } from './releaseHistory.ts'
import { rowAt } from './rowAt.ts'

export interface NavigationNeed extends RouterNeed {
  /** The router comes later: the first page is found without it. Rejects when it can't be had; asked again, it may come. */
  readonly load: () => Promise<typeof import('./createAppRouter.ts')>
  /** What is known of the tree from the start: the page where it begins, or nothing. */
  readonly rows: readonly RouteMeta[]
  /** The whole tree: the rows of pages that come later come with them. Rejects, and may be asked again, like the router. */
  readonly later: () => Promise<readonly RouteMeta[]>
  /** A page that the player was to be led to can't be had. */
  readonly onMissing: (reason: unknown) => void
}

export interface AppNavigation extends Navigation {
  /** Enters the page of the address, at once or when its row has come. Nothing else does, until the router is here. */
  start(): void
  /** Goes to the page of a name from the address, which may be anything: where there is none of it, `otherwise`. */
  goNamed(name: string | undefined, otherwise: RouteName, options: GoOptions): Promise<void>
  /** Takes over the address as soon as the router is here; resolves then, or when it can't be had. */
  follow(): Promise<void>
  dispose(): void
}

/** Addresses that lead to the start of any tree at once: its root, its file, and forms, for whom nothing is chosen yet. */
const LEADS_TO_START = /^\/(\w+\.html)?$|\/deposit\b.*\/redirect\/?$/

/** Names become paths here and nowhere else. */
export function createNavigation({ load, later, ...need }: NavigationNeed): AppNavigation {
  const { basepath, history, guard, onRow, onMissing } = need
  /** What a page is told. Not in the browser's history, where the next player could read it (D-22). */
  const told = new Map<RouteName, Readonly<Record<string, string>>>()
  let rows = need.rows
  let row: RouteMeta | undefined
  /** From where the player has stepped aside. */
  let aside: RouteName | undefined
  let router: AppRouter | undefined
  let release = () => {}
  let arriving: Promise<AppRouter | undefined> | undefined
  let isOver = false
  let trail: ReturnType<typeof createTrail> | undefined
  /** A step back is on its way: a second press on the arrow is not a second step. */
  let isLeaving = false

  function enter(next: RouteMeta): void {
    if (isOver) return
    isLeaving = false
    trail?.entered()
    if (next.isAside && row?.page !== next.page) aside = row?.isAside ? aside : row?.page
    row = next
    onRow(next)
  }

  const rowOf = (name: string | undefined) => rows.find((one) => one.page === name || one.name === name)

  /** The whole tree is known. Who stands nowhere yet comes from the address. */
  async function learn(): Promise<void> {
    rows = await later()
    if (row === undefined) start()
  }

  async function arrive(): Promise<AppRouter | undefined> {
    try {
      const [{ createAppRouter, createTrail }] = await Promise.all([load(), learn()])
      if (isOver) return undefined
      const made = createAppRouter({ ...need, rows, onRow: enter })
      trail = createTrail(made.history, history !== undefined || window.parent === window)
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

  const base = basepath.replace(/\/$/, '')
  const replace = (href: string) =>
    history === undefined ? window.history.replaceState(window.history.state, '', href) : history.replace(href)
  const place = (): { readonly pathname: string; readonly search: string } => history?.location ?? location
  const search = (): Readonly<Record<string, unknown>> =>
    router === undefined
      ? Object.fromEntries(new URLSearchParams(place().search))
      : (router.state.location.search as Record<string, unknown>)

  /** Without the router: the address is true, but no step back leads from there. */
  function stand(target: RouteMeta, search: string): void {
    const href = `${base}${target.path}${search}`
    const { pathname, search: before } = place()
    if (href !== pathname + before) replace(href)
    enter(target)
  }

  async function step(target: RouteMeta, { query = {}, replace = false }: GoOptions): Promise<void> {
    // One page in the place of another needs no router, as long as none is on its way to take over the address.
    const made = router ?? (await (replace && arriving === undefined ? undefined : ready()))
    if (isOver) return
    const found = rowOf(guard(target))
    if (made === undefined) return stand(found ?? target, asSearch(query))
    // Led elsewhere, or to where the player is already, nothing is added to the history.
    const { page, path } = found ?? target
    const isInPlace = replace || page === row?.page
    made.navigate({
      to: path as string,
      search: (found === undefined ? query : {}) as never,
      replace: isInPlace,
      state: trail?.stateFor(row?.page, isInPlace) as never,
    })
  }

  function go(name: RouteName, options: GoOptions = {}): void {
    const target = rowOf(name)
    if (target === undefined) {
      if (rows !== need.rows) throw new Error(`No page "${name}" in this tree.`)
      void learn().then(() => go(name, options), onMissing)
      return
    }
    told.set(name, options.state ?? {})
    void step(target, options)
  }

  function start(): void {
    if (isOver) return
    const { pathname, search } = place()
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname
    const isKnown = rows !== need.rows || LEADS_TO_START.test(path)
    const found = rowAt(rows, path) ?? (isKnown ? rows[0] : undefined)
    const instead = rowOf(guard(found))
    // The address is true from the start, and what it says beside its path is for the page that it leads to (X9).
    if (instead !== undefined) stand(instead, '')
    else if (found !== undefined) stand(found, search)
    else void learn().catch(() => undefined) // the screen says what is missing
  }

  return {
    go,
    start,
    async goNamed(name, otherwise, options) {
      // It may be of a page that comes later.
      if (name && !rowOf(name)) await learn().catch(() => undefined)
      go(rowOf(name)?.page ?? otherwise, options)
    },
    follow: async () => void (await ready()),
    leave() {
      if (isLeaving) return
      const back = (row?.isAside && aside) || row?.backRoute
      if (back === undefined) return void ready().then((made) => made?.history.back())
      const steps = trail?.stepsTo(back) ?? 0
      if (steps === 0) return go(back, { replace: true })
      isLeaving = true
      router?.history.go(-steps)
    },
    current: () => row?.page,
    query: (name) => {
      const value = search()[name]
      return value === undefined || value === null ? undefined : String(value)
    },
    dropQuery(name) {
      const { [name]: _, ...rest } = search()
      if (router === undefined) {
        replace(place().pathname + asSearch(rest as Record<string, string>))
      } else
        router.navigate({
          to: router.state.location.pathname as string,
          search: rest as never,
          replace: true,
          state: trail?.stateFor(row?.page, true) as never,
        })
    },
    state: () => told.get(row?.page as RouteName) ?? {},
    dispose() {
      isOver = true
      release()
    },
  }
}

function asSearch(query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text && `?${text}`
}
