import type { RouteName } from '../../schemas/routes.ts'
import { listPageOf } from '../flows/list/listPageOf.ts'
import type { Method } from '../model/method.ts'
import { cardViewTypeOf } from '../reference/cardViewTypes.ts'
import type { RouteMeta } from '../routes/RouteMeta.ts'
import type { DepositStore } from '../stores/DepositStore.ts'
import type { MethodsStore } from '../stores/MethodsStore.ts'

export interface GuardNeed {
  /** Whether the host has given anything to start with. */
  readonly hasData: boolean
  readonly deposit: Pick<DepositStore, 'current' | 'leadsTo'>
  /** The page of the invoice that the current deposit has, if it has one. */
  readonly invoicePage: () => RouteName | undefined
  readonly methods: Pick<MethodsStore, 'selected' | 'groupCode' | 'reset'>
}

/**
 * The page to go to instead, or undefined to enter (ROUTE-06, ROUTE-15). A row may still be on its way: without the
 * host's data nobody waits for it.
 */
export function createGuard({ hasData, deposit, invoicePage, methods }: GuardNeed) {
  /**
   * Where the current deposit is paid: of another kind of deposit there is nothing on a page (ROUTE-09). Coins have an
   * address only with their method, which need not be selected any more.
   */
  function ownPage(): RouteName {
    const own = deposit.current && (invoicePage() ?? deposit.leadsTo)
    return own === undefined || own === 'depositCryptoAddressPage' ? 'depositCompletePage' : own
  }

  return (row: RouteMeta | undefined): RouteName | undefined => {
    if (!hasData) return row?.page === 'errorPage' ? undefined : 'errorPage'
    const lacksMethod = row?.needs === 'method' && !isFor(row, methods.selected)
    // After a reload nobody has it any more: what became of the payment is still known.
    if (row?.needs === 'invoice' && ![row.page, row.backRoute].includes(ownPage())) return ownPage()
    const lacksGroup = row?.needs === 'group' && methods.groupCode === undefined
    if (!lacksMethod && !lacksGroup) return undefined
    methods.reset()
    return listPageOf(row?.transaction)
  }
}

/** The form of an on-ramp asks in which currency is paid: of any other method that is not the player's to say. */
const isFor = ({ page }: RouteMeta, method: Method | undefined): boolean =>
  method !== undefined && (page !== 'depositOnrampPage' || cardViewTypeOf(method.cardViewType) === 'onramp')
