import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import type { LazyPage, LazyPageOf, Page, PageOf } from './Page.ts'
import type { RouteMeta } from './RouteMeta.ts'

/** Defines a page by its name in a chunk, which `code` loads. All such pages need the payment code. */
export const lazyPage = <K extends string, Own>(
  screen: ScreenName,
  code: () => Promise<Readonly<Record<K, PageOf<Own>>>>,
  name: K,
): LazyPageOf<Own> => ({
  screen,
  needs: ['drawing', 'payment'],
  load: async () => (await code())[name],
})

/** Whether the page's code is in a chunk of its own. */
export const isLazy = (page: Page | LazyPage): page is LazyPage => 'load' in page

/** Loads the code of all lazy pages of these rows. Rejects with ModuleLoadError if a part of it can't be loaded. */
export const loadPages = (rows: readonly Pick<RouteMeta, 'shows'>[]): Promise<unknown> =>
  Promise.all(rows.map(({ shows }) => (isLazy(shows) ? shows.load() : undefined)))
