import { listPageOf } from '../../catalog/listPageOf.ts'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { RouteStore } from '../../session/RouteStore.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

export interface RegionNeed {
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly route: Pick<RouteStore, 'transaction'>
  readonly navigation: Pick<Navigation, 'go'>
}

/** Changes the country: clears selection and search, and reloads the list. */
export const createChooseRegion =
  ({ session, methods, route, navigation }: RegionNeed) =>
  (country: string): void => {
    session.chooseGeo(country)
    methods.reset()
    methods.searchCountries('')
    navigation.go(listPageOf(route.transaction), { query: { refetch: '1' }, replace: true })
  }
