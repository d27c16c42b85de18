import type { RouteName } from '../../../schemas/routes.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { RouteStore } from '../../stores/RouteStore.ts'
import type { MethodLoading } from './createMethodLoading.ts'
import { listPageOf } from './listPageOf.ts'

export interface RefreshNeed {
  readonly methods: MethodsStore
  readonly route: RouteStore
  readonly navigation: Pick<Navigation, 'go' | 'query'>
  readonly loading: MethodLoading
  /** The page of a name out of the address, or undefined when there is none of it. */
  readonly pageOf: (name: string | undefined) => RouteName | undefined
  /** Without data of the host nothing can be asked for: the document begins anew. */
  readonly startAnew: (() => void) | undefined
}

/** What failed is asked for again, and the player is led back to where it is shown (PAGE-04). */
export const createRefresh =
  ({ methods, route, navigation, loading, pageOf, startAnew }: RefreshNeed) =>
  (): void => {
    if (startAnew !== undefined) {
      startAnew()
      return
    }
    if (methods.countriesState === 'failed') void loading.loadCountries()
    if (/RegionPage$/.test(route.name)) return
    const target = pageOf(navigation.query('backRoute')) ?? listPageOf(navigation.query('transaction'))
    if (route.name === listPageOf(route.transaction)) void loading.load()
    else navigation.go(target, { query: { refetch: '1' }, replace: true })
  }
