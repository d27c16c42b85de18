import { action, observable } from 'mobx'
import type { OpenScreen } from '../layouts/createScreens.ts'
import type { OpenPage, Page, PageParts } from '../pages/Page.ts'
import type { RouteMeta } from '../pages/RouteMeta.ts'
import type { CoreServices } from '../services/CoreServices.ts'
import type { RouteStore } from '../session/RouteStore.ts'
import type { PartsOfPage, Payments } from './payments/createPayments.ts'
import { routeFactsOf } from './routeFactsOf.ts'

export interface CurrentPageNeed {
  readonly core: CoreServices
  readonly route: RouteStore
  /** Loads all renderers. */
  readonly drawing: () => Promise<unknown>
  /** Whether all renderers have loaded. */
  readonly isDrawingLoaded: () => boolean
  /** Loads the code of payments. */
  readonly payment: () => Promise<Pick<Payments, 'partsOf'>>
  /** Draws the open page; nothing while the page's parts are loading. */
  readonly draw: (screen: OpenScreen | undefined) => void
}

export interface CurrentPage {
  /**
   * Closes the open page, and opens the row's page as soon as the page's parts have loaded. If only the query has
   * changed, the page stays open: reopening would lose the state that came from the query.
   */
  enter(row: RouteMeta): void
  /** Whether at most one page has been entered so far. */
  isFirst(): boolean
  /** Retries loading the parts of the page after a failure. */
  retry(): void
  /** The open page's scopes and actions. Tracked by MobX. */
  current(): OpenPage | undefined
  leave(): void
}

/**
 * Manages the one open page: waits for the parts that the page needs, opens the page, and disposes of it when the
 * player leaves.
 */
export function createCurrentPage({
  core,
  route,
  drawing,
  isDrawingLoaded,
  payment,
  draw,
}: CurrentPageNeed): CurrentPage {
  const opened = observable.box<OpenPage | undefined>(undefined, { deep: false })
  /** Pending until the page that the host requested is open. */
  const { opened: requestedOpened } = core.environment.choices ?? {}
  let waiting: RouteMeta | undefined
  let count = 0

  const show = action((row: RouteMeta, given?: PartsOfPage): void => {
    waiting = undefined
    const shows = given?.page ?? (row.shows as Page)
    // The type of a page ensures that it reads only the parts named in its `needs`.
    const page = shows.open({ core, ...given } as PageParts)
    opened.set(page)
    draw({ route: row.page, screen: shows.screen, builtIn: shows.builtIn, method: page.method, forms: page.forms })
  })

  async function loadAndShow(row: RouteMeta): Promise<void> {
    const { needs } = row.shows
    const [given] = await Promise.all([
      requestedOpened || needs.includes('payment') ? payment().then(({ partsOf }) => partsOf(row)) : undefined,
      needs.includes('drawing') ? drawing() : undefined,
      requestedOpened,
    ])
    // Meanwhile the player may have gone to another page.
    if (waiting === row) show(row, given)
  }

  const leave = action((): void => {
    waiting = undefined
    opened.get()?.stop?.()
    opened.set(undefined)
  })

  function openWhenLoaded(row: RouteMeta): void {
    waiting = row
    // Without a skeleton, which would be rendered and removed at once.
    if (!requestedOpened && row.shows.needs.every((part) => part === 'drawing' && isDrawingLoaded())) show(row)
    else loadAndShow(row).catch(() => undefined) // the screen shows the load failure
  }

  return {
    enter: action((row) => {
      // The router enters the current page too when it has loaded; a skeleton of the next page then stays.
      if (row.page === route.name) return
      count += 1
      leave()
      route.enter(routeFactsOf(row, route, core.navigation.query))
      draw(undefined)
      openWhenLoaded(row)
    }),
    isFirst: () => count < 2,
    retry: () => waiting && openWhenLoaded(waiting),
    current: () => opened.get(),
    leave,
  }
}
