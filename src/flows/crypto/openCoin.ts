import { reaction } from 'mobx'
import { networkName } from '../../reference/networkName.ts'
import type { CryptoStore } from '../../stores/CryptoStore.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'
import { chooseNetwork } from './chooseNetwork.ts'

export interface OpenCoinNeed {
  readonly crypto: CryptoStore
  readonly methods: Pick<MethodsStore, 'selected' | 'selectMethod'>
  /** Whether the deployment lets a network be chosen by itself (CRYPTO-13). */
  readonly preselects: boolean
}

/** Opens a coin, on the network that the list is cut down to, else on the one that is chosen by itself. */
export function openCoin({ crypto, methods, preselects }: OpenCoinNeed, id: string): void {
  const coin = crypto.coins.find((one) => one.id === id)
  const [first] = coin?.methods ?? []
  if (coin === undefined || first === undefined) return
  const listed = coin.methods.find((method) => networkName(method) === crypto.listed)
  const network = listed ?? chooseNetwork(coin.methods, { preselects })
  // Without a network the coin is open all the same, and its page asks for one.
  methods.selectMethod(network ?? first)
  crypto.open(coin, network)
}

/** Opens the coin of the method that is selected, on its network, unless the coin is what was opened. */
export function openSelected({ crypto, methods: { selected } }: Omit<OpenCoinNeed, 'preselects'>): void {
  const coin = selected && crypto.coins.find((one) => one.methods.includes(selected))
  const isOpen = coin !== undefined && coin.id === crypto.coinId && crypto.network === undefined
  if (!isOpen) crypto.open(coin, selected)
}

/** Opens the coin that the list is in, as soon as there is a list, and the first one where it has none of that. Returns its stop. */
export function openCoinOfList(
  need: OpenCoinNeed & {
    readonly methods: Pick<MethodsStore, 'state' | 'methods'>
    readonly session: Pick<SessionStore, 'currency'>
  },
): () => void {
  const { crypto, methods, session } = need
  return reaction(
    () => (methods.state === 'ready' ? crypto.coins : undefined),
    (coins) => {
      const coin = coins?.find(({ id }) => id === session.currency) ?? coins?.[0]
      if (coin !== undefined && crypto.coin?.methods !== coin.methods) openCoin(need, coin.id)
    },
    { fireImmediately: true },
  )
}
