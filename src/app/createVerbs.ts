import type { RouteName } from '../../schemas/routes.ts'
import type { Navigation } from '../model/navigation.ts'
import type { MethodsStore } from '../stores/MethodsStore.ts'
import type { Payment } from './createPayment.ts'
import type { CoreVerbs } from './runAction.ts'

export interface VerbsNeed {
  readonly methods: MethodsStore
  readonly navigation: Navigation
  /** For what opens a page of a payment: its code may still be on its way. */
  readonly loadPayment: () => Promise<Payment>
  readonly onFailure: (failure: unknown) => void
  readonly chooseRegion: (country: string) => void
  readonly close: () => void
  readonly refresh: () => void
}

/**
 * What the actions of the screens before a payment do: `schemas/layout/actions` names them. Those of a payment are in
 * `createPaymentVerbs`, and come with its code.
 */
export function createVerbs({ methods, navigation, loadPayment, onFailure, ...need }: VerbsNeed): CoreVerbs {
  const withPayment = (act: (payment: Payment) => void) => void loadPayment().then(act).catch(onFailure)
  return {
    'method.open': ({ method }) => withPayment(({ pages }) => pages.openMethod(String(method))),
    'group.open': ({ group }) => withPayment(({ pages }) => pages.openGroup(String(group))),
    'region.choose': ({ country }) => need.chooseRegion(String(country)),
    'search.set': ({ over, query }) => (over === 'countries' ? methods.searchCountries(query) : methods.search(query)),
    'search.clear': () => methods.search(''),
    navigate: ({ to }) => navigation.go(to as RouteName),
    back: () => navigation.leave(),
    close: need.close,
    refresh: need.refresh,
  }
}
