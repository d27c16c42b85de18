import { reaction } from 'mobx'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { CarriedForm } from '../../forms/drafts.ts'

export interface ReopenNeed {
  readonly methods: MethodsStore
  readonly carried: CarriedForm | undefined
  readonly openMethod: (name: string) => void
}

/** Reopens the form that was open before a change of settings, once the methods have loaded. Returns the cleanup. */
export function reopenForm({ methods, carried, openMethod }: ReopenNeed): () => void {
  if (!carried?.isOpen) return () => {}
  return reaction(
    () => methods.state === 'ready',
    (isReady, _, waiting) => {
      if (!isReady) return
      waiting.dispose()
      openMethod(carried.method)
    },
    { fireImmediately: true },
  )
}
