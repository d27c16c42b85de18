import { type ChainId, chainIdOf, chainName } from '../reference/chains.ts'
import { networksOf } from '../reference/coins.ts'
import type { FormNeed } from './FormNeed.ts'
import type { FieldPlan } from './plan/FieldPlan.ts'

/** A network that an address may belong to. */
export interface AddressNetwork {
  /** The network's name as the server writes it. */
  readonly name: string
  readonly chain: ChainId | undefined
}

/** The network chosen in the form; all networks of the method while none is chosen, or when there is no choice. */
export function addressNetworks(
  { network }: Pick<FieldPlan, 'network'>,
  { method, expressions }: Pick<FormNeed, 'method' | 'expressions'>,
): readonly AddressNetwork[] {
  const all = networksOf(method)
  if (network === undefined) return all
  const chosen = String(expressions.value({ kind: 'path', root: 'form', steps: ['fields', network], column: 1 }) ?? '')
  if (chosen === '') return all
  const own = all.filter(({ fields }) => fields[network] === chosen)
  // A layout may offer networks that the method does not list.
  return own.length > 0 ? own : [{ name: chosen, chain: chainIdOf(chosen) }]
}

/** The name by which the address check finds the network's chain. */
export const lookupName = ({ name, chain }: AddressNetwork): string => (chain === undefined ? name : chainName(chain))

/** The name for the player: the server's name if it is a known network name, else the name of the chain. */
export const shownName = (network: AddressNetwork): string =>
  chainIdOf(network.name) === undefined ? lookupName(network) : network.name
