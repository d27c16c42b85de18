import { reaction } from 'mobx'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { Carried } from '../../services/Carried.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

export interface ReopenNeed {
  readonly methods: MethodsStore
  readonly session: Pick<SessionStore, 'mode'>
  readonly carried: Pick<Carried, 'form' | 'mode'> | undefined
  readonly openMethod: (name: string) => void
}

/**
 * Reopens the form that was open before a change of settings, once the methods have loaded. Another cashier opens on its
 * own first page (HOST-17). Returns the cleanup.
 */
export function reopenForm({ methods, session, carried, openMethod }: ReopenNeed): () => void {
  const { form, mode } = carried ?? {}
  if (!form?.isOpen || mode !== session.mode) return () => {}
  return reaction(
    () => methods.state === 'ready',
    (isReady, _, waiting) => {
      if (!isReady) return
      waiting.dispose()
      // The list may be of the other transaction, with a method of the same name.
      if (methods.transaction === form.transaction) openMethod(form.method)
    },
    { fireImmediately: true },
  )
}
