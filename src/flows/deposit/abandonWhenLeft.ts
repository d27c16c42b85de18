import { reaction } from 'mobx'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { RouteStore } from '../../stores/RouteStore.ts'
import type { CreateDeposit } from './CreateNeed.ts'

export interface LeftNeed {
  readonly creating: Pick<CreateDeposit, 'abandon'>
  readonly route: Pick<RouteStore, 'name' | 'isDetour'>
  readonly methods: Pick<MethodsStore, 'selected'>
}

/**
 * From when a form opens: whoever leaves it gives up the deposit that is still being made (P2P-19). A look aside is no
 * leaving; who comes back from it opens the form anew.
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
