import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import { list as listPage } from '../pages/deposit/list.ts'
import type { Page } from '../pages/Page.ts'
import { empty as emptyPage } from '../pages/shared/empty.ts'
import { error as errorPage } from '../pages/shared/error.ts'
import type { PageCode, RouteMeta } from './RouteMeta.ts'

type PageRef = Pick<RouteMeta, 'screen' | 'load'>
type Load = (code: PageCode) => Promise<Page>

/** What must be there from the start: the list, and what is shown when there is none. */
const atOnce = (page: Page): PageRef => ({ screen: page.screen, load: () => page })

/** Behind a file of its own: what could not be had is asked for again. */
const onNeed = (screen: ScreenName, load: Load): PageRef => ({ screen, load })

export const list = atOnce(listPage)
export const empty = atOnce(emptyPage)
export const error = atOnce(errorPage)
export const group = onNeed('deposit.group', async ({ afterList }) => (await afterList()).group)
export const redirect = onNeed('deposit.redirect', async ({ afterList }) => (await afterList()).redirect)
export const hostToHost = onNeed('deposit.invoice', async ({ afterList }) => (await afterList()).hostToHost)
export const complete = onNeed('complete', async ({ afterList }) => (await afterList()).complete)
export const region = onNeed('region', async ({ afterList }) => (await afterList()).region)
export const later = onNeed('later', async ({ afterList }) => (await afterList()).later)
