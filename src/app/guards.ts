import type { RouteMeta } from '../routes/RouteMeta.ts'
import { routeOf, START_OF } from '../routes/routeTable.ts'
import type { DepositStore } from '../stores/DepositStore.ts'
import type { MethodsStore } from '../stores/MethodsStore.ts'
import type { SessionStore } from '../stores/SessionStore.ts'

export interface GuardNeed {
  /** Whether the host has given anything to start with. */
  readonly hasData: boolean
  readonly session: Pick<SessionStore, 'mode'>
  readonly deposit: Pick<DepositStore, 'current'>
  readonly methods: Pick<MethodsStore, 'selected' | 'groupCode' | 'reset'>
}

/** The page to go to instead, or undefined to enter (ROUTE-06, ROUTE-15). */
export function createGuard({
  hasData,
  session,
  deposit,
  methods,
}: GuardNeed): (row: RouteMeta) => RouteMeta | undefined {
  return (row) => {
    if (!hasData) return row.name === 'errorPage' ? undefined : routeOf('errorPage')
    if (row.mode !== 'any' && row.mode !== session.mode) return routeOf(START_OF[session.mode])
    const lacksMethod = row.needs === 'method' && methods.selected === undefined
    // After a reload nobody has it any more: what became of the payment is still known.
    if (row.needs === 'invoice' && deposit.current === undefined) return routeOf('depositCompletePage')
    const lacksGroup = row.needs === 'group' && methods.groupCode === undefined
    if (!lacksMethod && !lacksGroup) return undefined
    methods.reset()
    return routeOf('depositListPage')
  }
}
