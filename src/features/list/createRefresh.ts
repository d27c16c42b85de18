import type { RouteName } from '../../../schemas/routes.ts'
import type { MethodLoading } from '../../catalog/createMethodLoading.ts'
import { listPageHere, listPageOf } from '../../catalog/listPageOf.ts'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { GoOptions, Navigation } from '../../model/navigation.ts'
import type { RouteStore } from '../../session/RouteStore.ts'

export interface RefreshNeed {
  readonly methods: MethodsStore
  readonly route: RouteStore
  readonly navigation: Pick<Navigation, 'query'>
  readonly list: { readonly loading: MethodLoading }
  /** Goes to the page with this name, which comes from the URL, or to `otherwise` if no page has the name. */
  readonly goNamed: (name: string | undefined, otherwise: RouteName, options: GoOptions) => unknown
  /** Restarts the widget. Set if there is no host data, without which nothing can be requested. */
  readonly startAnew: (() => void) | undefined
}

/** The refresh button: retries the failed requests, and returns to the page that shows their data (PAGE-04). */
export const createRefresh =
  ({ methods, route, navigation, list: { loading }, goNamed, startAnew }: RefreshNeed) =>
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
