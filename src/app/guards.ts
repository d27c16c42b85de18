import type { RouteName } from '../../schemas/routes.ts'
import { listPageOf } from '../catalog/listPageOf.ts'
import type { MethodsStore } from '../catalog/MethodsStore.ts'
import type { Method } from '../model/method.ts'
import type { RouteMeta } from '../pages/RouteMeta.ts'
import type { DepositStore } from '../payments/DepositStore.ts'

export interface GuardNeed {
  readonly deposit: Pick<DepositStore, 'current' | 'leadsTo'>
  /** The invoice page of the current deposit, if it has an invoice. */
  readonly invoicePage: () => RouteName | undefined
  readonly methods: Pick<MethodsStore, 'selected' | 'groupCode' | 'reset'>
}

/**
 * Creates the guard of pages that need a selected method, a group or an invoice (`needs` of their row): it returns the page
 * to redirect to, or undefined to enter (ROUTE-06, ROUTE-15).
 */
export function createGuard({ deposit, invoicePage, methods }: GuardNeed) {
  /**
   * The page of the current deposit; pages of other kinds would be empty (ROUTE-09). The completion page replaces that
   * of a coin address, which needs its method, as the method may no longer be selected.
   */
  function ownPage(): RouteName {
    const own = deposit.current && (invoicePage() ?? deposit.leadsTo)
    return own === undefined || own === 'depositCryptoAddressPage' ? 'depositCompletePage' : own
  }

  return (row: RouteMeta | undefined): RouteName | undefined => {
    const lacksMethod = row?.needs === 'method' && !isFor(row, methods.selected)
    // After a reload the invoice is gone, but the payment's outcome is still known.
    if (row?.needs === 'invoice' && ![row.page, row.backRoute].includes(ownPage())) return ownPage()
    const lacksGroup = row?.needs === 'group' && methods.groupCode === undefined
    if (!lacksMethod && !lacksGroup) return undefined
    methods.reset()
    return listPageOf(row?.transaction)
  }
}

const isFor = ({ fits = () => true }: RouteMeta, method: Method | undefined): boolean =>
  method !== undefined && fits(method)
