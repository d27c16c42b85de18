import type { Method } from '../model/method.ts'
import { chainIdOf, chainName } from './chains.ts'
import { readNetworks } from './networks.ts'

/**
 * The network names of a method. If the server names no network, the name is derived from the method's: "usdt_trc20" is
 * on TRC-20.
 */
export function networkName({ network, name }: Pick<Method, 'network' | 'name'>): string {
  const networks = readNetworks(network)
  if (networks.length > 0) return networks.map((one) => one.name).join(' · ')
  if (isOnOtherNetwork(name)) return name.toUpperCase()
  const [, ...words] = name.split(/[^A-Za-z0-9]+/)
  const id = chainIdOf(words.join('_'))
  return id === undefined ? name.toUpperCase() : chainName(id)
}

/** Networks without a chain of ours that carry a chain's native coin. Methods are named after them: "btc_lightning". */
const OTHER_NETWORK =
  /(^|[^a-z])(lightning|ln|lnd|liquid|runes|mweb|bep-?2|op|nova|zksync|linea|scroll|starknet|blast|mantle)([^a-z0-9]|$)/i

/** Whether the method's name names a network that we have no data of. */
export const isOnOtherNetwork = (name: string): boolean => OTHER_NETWORK.test(name)
