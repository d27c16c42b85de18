import { reaction } from 'mobx'
import type { CoinNetwork } from '../../reference/coins.ts'
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

/**
 * Opens a coin, on the network that the list is cut down to, else on the one that is chosen by itself; gives the network.
 * Without one the coin is open all the same, and its page asks for one.
 */
export function openCoin({ crypto, methods, preselects }: OpenCoinNeed, id: string): CoinNetwork | undefined {
  const coin = crypto.coins.find((one) => one.id === id)
  const [first] = coin?.networks ?? []
  if (coin === undefined || first === undefined) return undefined
  const listed = coin.networks.find(({ name }) => name === crypto.listed)
  const network = listed ?? chooseNetwork(coin.networks, { preselects })
  methods.selectMethod((network ?? first).method)
  crypto.open(coin, network)
  return network
}

/** Opens the coin of the method that is selected, on its network, unless the coin is what was opened. */
export function openSelected({ crypto, methods: { selected }, preselects }: OpenCoinNeed): void {
  const coin = selected && crypto.coins.find((one) => one.methods.includes(selected))
  const isOpen = coin !== undefined && coin.id === crypto.coinId && crypto.network === undefined
  if (isOpen || crypto.network?.method === selected) return
  const own = coin?.networks.filter(({ method }) => method === selected) ?? []
  crypto.open(coin, chooseNetwork(own, { preselects }))
}

/**
 * Opens the coin that the list is in, as soon as there is a list, and the first one where it has none of that: then
 * `onOther` hears its code. Returns its stop.
 */
export function openCoinOfList(
  need: OpenCoinNeed & {
    readonly methods: Pick<MethodsStore, 'state' | 'methods'>
    readonly session: Pick<SessionStore, 'currency'>
    readonly onOther: (code: string) => void
  },
): () => void {
  const { crypto, methods, session, onOther } = need
  return reaction(
    () => (methods.state === 'ready' ? crypto.coins : undefined),
    (coins) => {
      const coin = coins?.find(({ code }) => code === session.currency) ?? coins?.[0]
      if (coin === undefined || crypto.coin?.networks === coin.networks) return
      if (coin.code !== undefined && coin.code !== session.currency) onOther(coin.code)
      openCoin(need, coin.id)
    },
    { fireImmediately: true },
  )
}
