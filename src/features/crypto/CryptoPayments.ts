import type { CryptoStore } from '../../catalog/CryptoStore.ts'
import type { Addresses } from './createAddresses.ts'

/** The dependencies of every page that shows a coin address. */
export interface CryptoPayments {
  readonly crypto: CryptoStore
  readonly addresses: Pick<Addresses, 'ask' | 'take'>
  /** Whether a network is preselected (CRYPTO-13). */
  readonly preselects: boolean
  /** Shares a text through the native app (CRYPTO-05). */
  readonly share: (text: string) => void
}
