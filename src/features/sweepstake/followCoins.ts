import { reaction } from 'mobx'
import type { CryptoStore } from '../../catalog/CryptoStore.ts'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { Navigation } from '../../model/navigation.ts'

export interface FollowCoinsNeed {
  readonly methods: Pick<MethodsStore, 'state'>
  readonly crypto: Pick<CryptoStore, 'coins'>
  readonly navigation: Pick<Navigation, 'go'>
  readonly report: (code: string, message: string) => void
}

/**
 * While the page of coins is open: redirects to the empty page if there are no coins (PAGE-05). Returns the cleanup.
 */
export const followCoins = ({ methods, crypto, navigation, report }: FollowCoinsNeed): (() => void) =>
  reaction(
    () => methods.state === 'ready' && crypto.coins.length === 0,
    (isEmpty) => {
      if (!isEmpty) return
      report('methods.empty', 'Empty payment methods')
      navigation.go('emptyPage', { query: { direct: '0', transaction: 'withdrawal' }, replace: true })
    },
    { fireImmediately: true },
  )
