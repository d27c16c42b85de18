import { compareStructural, reaction } from 'mobx'
import type { CryptoStore } from '../../catalog/CryptoStore.ts'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { BoxPurchases } from './BoxPurchases.ts'

export interface FollowBoxesNeed {
  readonly purchases: Pick<BoxPurchases, 'boxes' | 'loading'>
  readonly methods: Pick<MethodsStore, 'state'>
  readonly crypto: Pick<CryptoStore, 'coins' | 'unpayable'>
  readonly navigation: Pick<Navigation, 'go'>
  readonly report: (code: string, message: string) => void
}

/**
 * While the page of boxes is open: loads the boxes, and again with each reload of the method list. Without boxes or
 * without a way to pay, redirects to the empty page (PAGE-05). Returns the cleanup.
 */
export function followBoxes({ purchases, methods, crypto, navigation, report }: FollowBoxesNeed): () => void {
  const { boxes, loading } = purchases
  void loading.load()
  const stops = [
    reaction(
      () => (methods.state === 'ready' ? crypto.unpayable : []),
      (names) => {
        if (names.length > 0)
          report('method.fields', `No box can be paid with ${names.join(', ')}: these methods require form fields.`)
      },
      { fireImmediately: true, equals: compareStructural },
    ),
    reaction(
      () => methods.state === 'loading',
      (isLoading) => void (isLoading && loading.load()),
    ),
    reaction(
      () =>
        methods.state === 'ready' && boxes.state === 'ready'
          ? { isSold: boxes.boxes.length > 0, isPayable: crypto.coins.length > 0 }
          : undefined,
      (there) => {
        if (there === undefined || (there.isSold && there.isPayable)) return
        if (!there.isPayable) report('methods.empty', 'Empty payment methods')
        navigation.go('emptyPage', { query: { direct: '0', transaction: 'deposit' }, replace: true })
      },
      { fireImmediately: true, equals: compareStructural },
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
