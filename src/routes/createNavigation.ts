import type { RouteName } from '../../schemas/routes.ts'
import type { GoOptions, Navigation } from '../model/navigation.ts'
import type { RouteMeta } from '../pages/RouteMeta.ts'
import type { PageHistory } from '../platform/page/pageHistory.ts'
import type { AppRouter, RouterNeed } from './createAppRouter.ts'
import type { createTrail } from './createTrail.ts'
import { rowAt } from './rowAt.ts'

export interface NavigationNeed extends Omit<RouterNeed, 'history'> {
  readonly history: PageHistory
  /** Lazy loads the router, which the first page does not need. Rejects if loading fails; a later call retries. */
  readonly load: () => Promise<typeof import('./createAppRouter.ts')>
  /** The rows of the tree that are bundled from the start: the first pages, or none. */
  readonly rows: readonly RouteMeta[]
  /** Lazy loads the whole tree and the code of its pages. Rejects if loading fails; a later call retries. */
  readonly later: () => Promise<readonly RouteMeta[]>
  /**
   * Called when the player has pressed something that opens a page whose code is still loading. Calls `open` when the
   * code has loaded, unless the player has gone elsewhere by then.
   */
  readonly showWhileLoading: <T>(code: Promise<T>, open: (loaded: T) => void) => Promise<void>
  /** Called when a page can't be opened. */
  readonly onMissing: (reason: unknown) => void
}

export interface AppNavigation extends Navigation {
  /**
   * Enters the page of the address, at once or when its row has loaded. Call it once: when the router has loaded, it
   * follows the address.
   */
  start(): void
  /**
   * Goes to the page with this name, or to `otherwise` if there is none: the name is untrusted, because it comes from
   * the address.
   */
  goNamed(name: string | undefined, otherwise: RouteName, options: GoOptions): Promise<void>
  /** Loads the router, which takes over the address. Resolves when the router has loaded or failed to load. */
  follow(): Promise<void>
  dispose(): void
}

/**
 * Addresses that always lead to the tree's start page: the root, an HTML file, and a form, because no method is
 * selected yet.
 */
const START_PATHS = /^\/(\w+\.html)?$|\/deposit\b.*\/redirect\/?$/

/** Opens pages by name. Until the router has loaded, it reads and writes the address itself. */
export function createNavigation({ load, later, ...need }: NavigationNeed): AppNavigation {
  const { basepath, history, guard, onRow, showWhileLoading, onMissing } = need
  /**
   * State passed to pages. It is kept here and not in the browser's history, where the next player could read it
   * (D-22).
   */
  const pageStates = new Map<RouteName, Readonly<Record<string, string>>>()
  let rows = need.rows
  let row: RouteMeta | undefined
  /** The page before the current detour. */
  let pageBeforeDetour: RouteName | undefined
  let router: AppRouter | undefined
  let release = () => {}
  let routerLoading: Promise<AppRouter | undefined> | undefined
  let isOver = false
  let trail: ReturnType<typeof createTrail> | undefined
  /** Whether a step back is in progress; then a second press on the arrow is ignored. */
  let isLeaving = false

  function enter(next: RouteMeta): void {
    if (isOver) return
    isLeaving = false
    trail?.entered()
    if (next.isDetour && row?.page !== next.page) pageBeforeDetour = row?.isDetour ? pageBeforeDetour : row?.page
    row = next
    onRow(next)
  }

  const rowOf = (name: string | undefined) => rows.find((one) => one.page === name || one.name === name)

  /** Loads the whole tree. If no page has been entered yet, enters the page of the address. */
  async function loadRows(): Promise<void> {
    rows = await later()
    if (row === undefined) start()
  }

  async function loadRouter(): Promise<AppRouter | undefined> {
    try {
      const [{ blockWhileOpen, createAppRouter, createTrail, releaseHistory }] = await Promise.all([load(), loadRows()])
      if (isOver) return undefined
      const made = createAppRouter({ ...need, history: history.memory, rows, onRow: enter })
      trail = createTrail(made.history, history.isOwn)
      const stopBlocking = history.hasBrowserBack ? blockWhileOpen(made.history) : () => {}
      release = () => {
        stopBlocking()
        releaseHistory(made.history)
      }
      await made.load()
      router = made
    } catch {
      routerLoading = undefined // the next call retries
    }
    return router
  }

  function routerReady(): Promise<AppRouter | undefined> {
    routerLoading ??= loadRouter()
    return routerLoading
  }

  const base = basepath.replace(/\/$/, '')
  const { place } = history
  const search = (): Readonly<Record<string, string>> =>
    router === undefined
      ? Object.fromEntries(new URLSearchParams(place().search))
      : (router.state.location.search as Record<string, string>)

  /** Enters a page without the router: replaces the address and adds no history entry. */
  function enterWithoutRouter(target: RouteMeta, search: string): void {
    history.replace(`${base}${target.path}${search}`)
    enter(target)
  }

  function navigate(router: AppRouter, to: string, search: object, replace: boolean): void {
    const state = trail?.stateFor(row?.page, replace)
    void router.navigate({ to, search: search as never, replace, state: state as never })
  }

  function goTo(target: RouteMeta, options: GoOptions, made: AppRouter | undefined): void {
    if (isOver) return
    // A shared page has its transaction in the query, so the next shared page gets the same query.
    const { query = row?.isShared && target.isShared ? search() : {}, replace = false } = options
    const found = rowOf(guard(target))
    if (made === undefined) return enterWithoutRouter(found ?? target, asSearch(query))
    // Navigating to the current page adds no history entry.
    const { page, path } = found ?? target
    const isInPlace = replace || page === row?.page
    navigate(made, path, found === undefined ? query : {}, isInPlace)
  }

  /** Opens a page when its code has loaded. Only a press of the player shows a skeleton, and can be cancelled. */
  async function whenLoaded<T>(
    code: Promise<T> | undefined,
    open: (loaded?: T) => void,
    isPress = false,
  ): Promise<void> {
    try {
      if (code && isPress) await showWhileLoading(code, open)
      else open(await code)
    } catch (reason) {
      onMissing(reason)
    }
  }

  function go(name: RouteName, options: GoOptions = {}): void {
    const target = rowOf(name)
    if (target === undefined) {
      if (rows !== need.rows) throw new Error(`This cashier has no page "${name}".`)
      return void whenLoaded(loadRows(), () => go(name, options), options.isPress)
    }
    pageStates.set(name, options.state ?? {})
    if (router) return goTo(target, options, router)
    // Replacing the page needs no router, unless the router is loading and about to take over the address.
    const code = options.replace ? routerLoading : routerReady()
    // On its own page the player waits for nothing.
    void whenLoaded(code, (made) => goTo(target, options, made), options.isPress && target.page !== row?.page)
  }

  function start(): void {
    if (isOver) return
    const { pathname, search } = place()
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname
    const isKnown = rows !== need.rows || START_PATHS.test(path)
    const found = rowAt(rows, path) ?? (isKnown ? rows[0] : undefined)
    const instead = rowOf(guard(found))
    // Set the address at once to that of the entered page. The query is kept for that page (X9).
    if (instead !== undefined) enterWithoutRouter(instead, '')
    else if (found !== undefined) enterWithoutRouter(found, search)
    else void loadRows().catch(() => undefined) // the screen shows the load failure
  }

  return {
    go,
    start,
    async goNamed(name, otherwise, options) {
      // The page may not be loaded yet.
      if (name && !rowOf(name)) await loadRows().catch(() => undefined)
      go(rowOf(name)?.page ?? otherwise, options)
    },
    follow: async () => void (await routerReady()),
    leave() {
      if (isLeaving) return
      const back = (row?.isDetour && pageBeforeDetour) || row?.backRoute
      if (back === undefined) return void routerReady().then((made) => made?.history.back())
      const steps = trail?.stepsTo(back) ?? 0
      if (steps === 0) return go(back, { replace: true })
      isLeaving = true
      router?.history.go(-steps)
    },
    current: () => row?.page,
    query: (name) => search()[name],
    dropQuery(name) {
      const { [name]: _, ...rest } = search()
      if (router === undefined) {
        history.replace(place().pathname + asSearch(rest))
      } else navigate(router, router.state.location.pathname, rest, true)
    },
    state: () => pageStates.get(row?.page as RouteName) ?? {},
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
