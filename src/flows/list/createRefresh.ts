import type { RouteName } from '../../../schemas/routes.ts'
import type { GoOptions, Navigation } from '../../model/navigation.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { RouteStore } from '../../stores/RouteStore.ts'
import type { MethodLoading } from './createMethodLoading.ts'
import { listPageHere, listPageOf } from './listPageOf.ts'

export interface RefreshNeed {
  readonly methods: MethodsStore
  readonly route: RouteStore
  readonly navigation: Pick<Navigation, 'query'>
  readonly loading: MethodLoading
  /** Goes to the page of a name out of the address, or where there is none of it to the other one. */
  readonly goNamed: (name: string | undefined, otherwise: RouteName, options: GoOptions) => unknown
  /** Without data of the host nothing can be asked for: the document begins anew. */
  readonly startAnew: (() => void) | undefined
}

/** What failed is asked for again, and the player is led back to where it is shown (PAGE-04). */
export const createRefresh =
  ({ methods, route, navigation, loading, goNamed, startAnew }: RefreshNeed) =>
  (): void => {
    if (startAnew !== undefined) return startAnew()
    if (methods.countriesState === 'failed') void loading.loadCountries()
    if (/RegionPage$/.test(route.name)) return
    if (listPageHere(route) !== undefined) void loading.load()
    else
      goNamed(navigation.query('backRoute'), listPageOf(navigation.query('transaction')), {
        query: { refetch: '1' },
        replace: true,
      })
  }
