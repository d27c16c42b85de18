import type { CryptoStore } from '../../stores/CryptoStore.ts'
import type { Addresses } from './createAddresses.ts'

/** Where coins are sent to, whichever page shows it. */
export interface CryptoPayments {
  readonly crypto: CryptoStore
  readonly addresses: Pick<Addresses, 'ask' | 'take'>
  /** Whether a network is chosen by itself (CRYPTO-13). */
  readonly preselects: boolean
  /** Lets the app share a text (CRYPTO-05). */
  readonly share: (text: string) => void
}
