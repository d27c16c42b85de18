import type { RouteName } from '../../schemas/routes.ts'
import { listPageOf } from '../catalog/listPageOf.ts'
import type { MethodsStore } from '../catalog/MethodsStore.ts'
import type { Method } from '../model/method.ts'
import type { Navigation } from '../model/navigation.ts'
import type { RouteMeta } from '../pages/RouteMeta.ts'
import type { DepositStore } from '../payments/DepositStore.ts'
import type { Ledger } from '../payments/ledger.ts'
import type { Provided } from '../services/Provided.ts'
import type { RouteStore } from '../session/RouteStore.ts'

export interface GuardNeed {
  readonly deposit: Pick<DepositStore, 'current' | 'leadsTo'>
  readonly provided: Partial<Pick<Provided, 'invoicePage'>>
  readonly services: {
    readonly payments: { readonly ledger: Pick<Ledger, 'lastAccepted' | 'undecided'> }
    readonly core: { readonly navigation: Pick<Navigation, 'query'> }
  }
  readonly methods: Pick<MethodsStore, 'selected' | 'groupCode' | 'reset'>
  readonly route: Pick<RouteStore, 'name' | 'hideSkeleton'>
}

/**
 * Creates the guard of pages whose row `needs` a selected method, a group or an invoice, and of the empty page at the
 * start. The guard returns the page to redirect to, or undefined to enter the page (ROUTE-06, ROUTE-15).
 */
export function createGuard({ deposit, provided, services, methods, route }: GuardNeed) {
  const { ledger } = services.payments
  /**
   * The page of the current deposit, because invoice pages of other kinds would be empty (ROUTE-09). Instead of the
   * page of a crypto address it is the completion page: the address page needs its method, which may no longer be
   * selected.
   */
  function ownPage(): RouteName {
    const own = deposit.current && (provided.invoicePage?.() ?? deposit.leadsTo)
    return own === undefined || own === 'depositCryptoAddressPage' ? 'depositCompletePage' : own
  }

  /** Whether the completion page has a deposit to show: the current one, or one that is stored or may still exist. */
  const hasDeposit = () =>
    deposit.current !== undefined || ledger.lastAccepted() !== undefined || ledger.undecided().length > 0

  function redirect(row: RouteMeta | undefined): RouteName | undefined {
    // At the start, after a reload or a change of settings, the list may have methods. If not, it leads back here.
    if (row?.page === 'emptyPage' && route.name === '') return listPageOf(services.core.navigation.query('transaction'))
    const isOther = row?.needs === 'invoice' && ![row.page, row.backRoute].includes(ownPage())
    // After a reload there is no invoice, but the completion page can still show the payment's outcome.
    if (isOther && hasDeposit()) return ownPage()
    const lacksMethod = row?.needs === 'method' && !isFor(row, methods.selected)
    const lacksGroup = row?.needs === 'group' && methods.groupCode === undefined
    if (!isOther && !lacksMethod && !lacksGroup) return undefined
    methods.reset()
    return listPageOf(row?.transaction)
  }

  return (row: RouteMeta | undefined): RouteName | undefined => {
    const instead = redirect(row)
    // The player stays on the page, so hide the skeleton.
    if (instead === route.name) route.hideSkeleton()
    return instead
  }
}

const isFor = ({ fits = () => true }: RouteMeta, method: Method | undefined): boolean =>
  method !== undefined && fits(method)
