import { expect, it } from 'vitest'
import { routeFactsOf } from '../../../src/app/routeFactsOf.ts'
import { type RouteMeta, row } from '../../../src/pages/RouteMeta.ts'
import { RouteStore } from '../../../src/session/RouteStore.ts'

/** A page of the deposit with this metadata, entered from no page. */
const factsOf = (meta: Partial<RouteMeta>) =>
  routeFactsOf(row('depositListPage', '/deposit', {} as RouteMeta['shows'], meta), new RouteStore(), () => undefined)

it('HDR-06 ROUTE-03 a page hides the close button or the header only if its metadata says so', () => {
  expect(factsOf({})).toMatchObject({ isCloseHidden: false, isHeaderHidden: false })
  expect(factsOf({ hasNoClose: true })).toMatchObject({ isCloseHidden: true, isHeaderHidden: false })
  expect(factsOf({ hidePaymentHeader: true })).toMatchObject({ isCloseHidden: false, isHeaderHidden: true })
})
