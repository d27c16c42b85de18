import { action, observable } from 'mobx'
import type { OpenScreen } from '../flows/layouts/createScreens.ts'
import type { OpenPage, PartName } from '../pages/Page.ts'
import type { CorePart, Parts } from '../pages/Parts.ts'
import type { RouteMeta } from '../routes/RouteMeta.ts'
import type { RouteStore } from '../stores/RouteStore.ts'
import { entryOf } from './entryOf.ts'

export interface CurrentPageNeed {
  readonly core: CorePart
  readonly route: RouteStore
  /** Gives a part of the app, made once its code has come. */
  readonly parts: { readonly [P in PartName]: () => Promise<Parts[P]> }
  /** Draws the page that is open, or nothing while a part of it is on its way. */
  readonly draw: (screen: OpenScreen | undefined) => void
}

export interface CurrentPage {
  /**
   * Leaves the page that is open, and opens the one of the row as soon as its parts are there. Where only the query has
   * changed it stays: to enter the same page again would forget what the query said.
   */
  enter(row: RouteMeta): void
  /** Whether no second one has been entered. */
  isFirst(): boolean
  /** Asks again for the parts of the page, where it could not be had. */
  again(): void
  /** What the page that is open gives. Read as MobX reads. */
  current(): OpenPage | undefined
  leave(): void
}

/** One page at a time: waits for the parts that it needs, opens it, and ends all that it has begun when it is left. */
export function createCurrentPage({ core, route, parts, draw }: CurrentPageNeed): CurrentPage {
  const opened = observable.box<OpenPage | undefined>(undefined, { deep: false })
  let waiting: RouteMeta | undefined
  let count = 0

  const show = action((row: RouteMeta, given: Parts): void => {
    waiting = undefined
    const { shows } = row
    const made = shows.open(given)
    opened.set(made)
    draw({ route: row.page, screen: shows.screen, builtIn: shows.builtIn, method: made.method, forms: made.forms })
  })

  async function arrive(row: RouteMeta): Promise<void> {
    const arrived = await Promise.all(row.shows.needs.map(async (name) => [name, await parts[name]()] as const))
    // The player may have gone to another page meanwhile.
    if (waiting === row) show(row, { core, ...Object.fromEntries(arrived) } as Parts)
  }

  const leave = action((): void => {
    waiting = undefined
    opened.get()?.stop?.()
    opened.set(undefined)
  })

  function ask(row: RouteMeta): void {
    waiting = row
    if (row.shows.needs.length === 0) show(row, { core } as Parts)
    else arrive(row).catch(() => undefined) // the screen says what is missing
  }

  return {
    enter: action((row) => {
      if (row.page === route.name) return
      count += 1
      leave()
      route.enter(entryOf(row, route))
      draw(undefined)
      ask(row)
    }),
    isFirst: () => count < 2,
    again: () => waiting && ask(waiting),
    current: () => opened.get(),
    leave,
  }
}
