import { action, observable } from 'mobx'
import type { OpenScreen } from '../flows/layouts/createScreens.ts'
import type { OpenPage, Page, PartName } from '../pages/Page.ts'
import type { CorePart, Parts } from '../pages/Parts.ts'
import type { PageCode, RouteMeta } from '../routes/RouteMeta.ts'
import type { RouteStore } from '../stores/RouteStore.ts'
import type { Missing } from './missing.ts'

export interface CurrentPageNeed {
  readonly core: CorePart
  readonly route: RouteStore
  readonly missing: Missing
  readonly code: PageCode
  /** Gives a part of the app, made once its code has come. */
  readonly parts: { readonly [P in PartName]: () => Promise<Parts[P]> }
  /** Draws the page that is open, or nothing while its code is on its way. */
  readonly draw: (screen: OpenScreen | undefined) => void
}

export interface CurrentPage {
  /** Leaves the page that is open, and opens the one of the row as soon as its code is there. */
  enter(row: RouteMeta): void
  /** Asks again for the code of the page, where it could not be had. */
  again(): void
  /** What the page that is open gives. Read as MobX reads. */
  current(): OpenPage | undefined
  leave(): void
}

/** One page at a time: loads its code, opens it, and ends all that it has begun when it is left. */
export function createCurrentPage({ core, route, missing, code, parts, draw }: CurrentPageNeed): CurrentPage {
  const opened = observable.box<OpenPage | undefined>(undefined, { deep: false })
  let waiting: RouteMeta | undefined

  const show = action((row: RouteMeta, page: Page, given: Parts): void => {
    waiting = undefined
    const made = page.open(given)
    opened.set(made)
    draw({ route: row.name, screen: page.screen, builtIn: page.builtIn, method: made.method, forms: made.forms })
  })

  async function arrive(row: RouteMeta, arriving: Page | Promise<Page>): Promise<void> {
    const page = await missing.watch(row.screen, Promise.resolve(arriving))
    const names = page.needs
    const arrived = await Promise.all(names.map(async (name) => [name, await parts[name]()] as const))
    // The player may have gone to another page meanwhile.
    if (waiting === row) show(row, page, { core, ...Object.fromEntries(arrived) } as Parts)
  }

  const leave = action((): void => {
    waiting = undefined
    opened.get()?.stop?.()
    opened.set(undefined)
  })

  function ask(row: RouteMeta): void {
    waiting = row
    const page = row.load(code)
    if (!(page instanceof Promise) && page.needs.length === 0) show(row, page, { core } as Parts)
    else arrive(row, page).catch(() => undefined) // the screen says what is missing
  }

  return {
    enter: action((row) => {
      leave()
      route.enter({
        name: row.name,
        transaction: row.transaction,
        hasBack: row.backRoute !== undefined,
        isHeaderHidden: row.hidePaymentHeader,
        isCloseHidden: row.hasNoClose,
      })
      draw(undefined)
      ask(row)
    }),
    again: () => waiting && ask(waiting),
    current: () => opened.get(),
    leave,
  }
}
