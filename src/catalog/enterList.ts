import type { Navigation } from '../model/navigation.ts'
import type { DepositStore } from '../payments/DepositStore.ts'
import type { MethodLoading } from './createMethodLoading.ts'
import type { MethodsStore } from './MethodsStore.ts'

export interface EnterListNeed {
  readonly methods: MethodsStore
  readonly deposit: DepositStore
  readonly navigation: Pick<Navigation, 'query' | 'dropQuery'>
  readonly list: { readonly loading: MethodLoading }
  readonly drawing: { readonly layouts: { forgetMissing(): void } }
}

/**
 * Call when the list page opens: clears the selection and, unless a create is in flight, the deposit; lets layouts that
 * failed to load be requested again; loads the list if needed (LIST-06, Q-027).
 */
export function enterList({ methods, deposit, navigation, list, drawing }: EnterListNeed): void {
  methods.reset()
  if (deposit.state === 'idle') deposit.clear()
  drawing.layouts.forgetMissing()
  loadOnEntering({ navigation, list })
}

/** Reloads the list if the URL has `refetch`; otherwise loads the list unless it has been requested already. */
export function loadOnEntering({ navigation, list: { loading } }: Pick<EnterListNeed, 'navigation' | 'list'>): void {
  if (navigation.query('refetch') === undefined) {
    loading.ensure()
    loading.entered()
  } else {
    navigation.dropQuery('refetch')
    void loading.load()
  }
}
