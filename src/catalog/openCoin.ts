import { reaction } from 'mobx'
import { coinCodeOf } from '../reference/coinCode.ts'
import type { CoinNetwork } from '../reference/coins.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { CryptoStore } from './CryptoStore.ts'
import type { MethodsStore } from './MethodsStore.ts'

export interface OpenCoinNeed {
  readonly crypto: CryptoStore
  readonly methods: Pick<MethodsStore, 'selected' | 'selectMethod'>
}

/**
 * Opens a coin on a network: the one that filters the list, else the preselected one. Returns this network. If there is
 * neither, or if the player has to choose between two networks of the filter's name, the coin opens without a network,
 * and its page asks for one. Undefined also for an unknown coin.
 */
export function openCoin({ crypto, methods }: OpenCoinNeed, id: string): CoinNetwork | undefined {
  const coin = crypto.coins.find((one) => one.id === id)
  const [first] = coin?.networks ?? []
  if (coin === undefined || first === undefined) return undefined
  const listed = coin.networks.filter(({ name }) => name === crypto.listed)
  const network = crypto.preselected(listed.length > 0 ? listed : coin.networks)
  methods.selectMethod((network ?? first).method)
  crypto.open(coin, network)
  return network
}

/** Opens the coin and network of the selected method, unless that coin was opened without a network. */
export function openSelected({ crypto, methods: { selected } }: OpenCoinNeed): void {
  const coin = selected && crypto.coinOf(selected)
  const isOpen = coin !== undefined && coin.id === crypto.coinId && crypto.network === undefined
  if (isOpen || crypto.network?.method === selected) return
  const own = coin?.networks.filter(({ method }) => method === selected) ?? []
  crypto.open(coin, crypto.preselected(own))
}

/**
 * Call before addresses are requested, which is done in the session's currency: passes the code of the open coin to
 * `onOther` if the currency is another one. A coin without a code is closed if the currency is fiat.
 */
export function enterOpenCoin(need: {
  readonly crypto: CryptoStore
  readonly session: Pick<SessionStore, 'currency' | 'moneyOf'>
  readonly onOther: (code: string) => void
}): void {
  const { crypto, session, onOther } = need
  const method = crypto.network?.method ?? crypto.coin?.methods[0]
  if (method === undefined) return
  const code = coinCodeOf(method)
  if (code !== undefined && code !== session.currency) onOther(code)
  if (code === undefined && session.moneyOf(session.currency) === 'fiat') crypto.open(undefined, undefined)
}

/**
 * Opens the coin of the session's currency as soon as the list is loaded. If there is none, opens the first coin and
 * passes its code to `onOther`. Returns the cleanup.
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
