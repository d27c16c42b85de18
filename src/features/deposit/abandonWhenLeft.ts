import { reaction } from 'mobx'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { RouteStore } from '../../session/RouteStore.ts'
import type { CreateDeposit } from './CreateNeed.ts'

export interface LeftNeed {
  readonly creating: Pick<CreateDeposit, 'abandon'>
  readonly route: Pick<RouteStore, 'name' | 'isDetour'>
  readonly methods: Pick<MethodsStore, 'selected'>
}

/**
 * Call when a form opens. Leaving the form abandons the deposit that is still being created (P2P-19). A detour does not
 * count as leaving: on return, the form opens again, with another call.
 */
export function abandonWhenLeft({ creating, route, methods }: LeftNeed): void {
  const method = methods.selected?.name ?? ''
  const form = route.name
  const stop = reaction(
    () => route.name,
    (name) => {
      if (route.isDetour) return
      stop()
      if (name !== form) creating.abandon(method)
    },
  )
}
