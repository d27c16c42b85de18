import type { Method } from '../model/method.ts'
import { type ChainId, chainIdOf, nativeOf } from './chains.ts'
import { coinCodeOf } from './coinCode.ts'
import { traitsOf } from './methodTraits.ts'
import { isOnOtherNetwork, networkName } from './networkName.ts'
import { networkField, readNetworks, unlisted } from './networks.ts'

/** A network on which a coin can be sent. */
export interface CoinNetwork {
  /** The method's name; for a method with several networks, the method and the network. */
  readonly id: string
  readonly method: Method
  /** The display name, from which the chain is derived. */
  readonly name: string
  readonly chain: ChainId | undefined
  /** The fields of the create that requests an address on this network. */
  readonly fields: Readonly<Record<string, string>>
  /** Whether the player must fill in fields before the server returns an address. */
  readonly asksFirst: boolean
}

/** A coin with the networks on which it can be sent. */
export interface Coin {
  /** The coin's currency code; the method's name when the code is unknown. */
  readonly id: string
  readonly code: string | undefined
  /** Sorted by position. */
  readonly networks: readonly CoinNetwork[]
  /** The methods for this coin: one method per network, unless a method has several networks. */
  readonly methods: readonly Method[]
}

/**
 * The coins of a list of methods, by position (CRYPTO-01). The server's data identify the coin, else the method's name.
 */
export function coinsOf(methods: readonly Method[]): readonly Coin[] {
  const coins = new Map<string, Coin>()
  for (const method of [...methods].sort((a, b) => a.position - b.position)) {
    if (method.category !== 'crypto' || unlisted(method) !== undefined) continue
    const code = coinCodeOf(method)
    const id = code ?? method.name
    const { networks = [], methods: own = [] } = coins.get(id) ?? {}
    coins.set(id, { id, code, networks: [...networks, ...networksOf(method, code)], methods: [...own, method] })
  }
  return [...coins.values()]
}

/** The network that the sent form values request; undefined if they choose none of several networks. */
export function networkSent(method: Method, values: Readonly<Record<string, string>>): CoinNetwork | undefined {
  const networks = networksOf(method)
  const isSent = ({ fields }: CoinNetwork) => Object.entries(fields).every(([name, value]) => values[name] === value)
  return networks.length === 1 ? networks[0] : networks.find(isSent)
}

interface Item {
  readonly name: string
  readonly value: string
}

type Members = Readonly<Record<string, unknown>>

/** Field types that need no form: the address page has its own choice of networks and needs no amount. */
const KNOWN_BY_ITSELF: ReadonlySet<string> = new Set(['amount', 'networks'])

/** The networks of one method. */
export function networksOf(method: Method, code: string | undefined = coinCodeOf(method)): readonly CoinNetwork[] {
  const field = networkField(method)
  const constants = Object.fromEntries(
    fieldsOf(method)
      .filter(isConstant)
      .map(sent)
      .filter(([, value]) => value !== ''),
  )
  const asksFirst = needsFields(method)
  const shared = { method, asksFirst }
  const fixed = field !== undefined && isConstant(field) ? sent(field)[1] : undefined
  const items =
    field === undefined ? [] : itemsOf(field, method).filter(({ value }) => [undefined, value].includes(fixed))
  if (field === undefined || items.length === 0) {
    const name = nameWith(fixed, networkName(method))
    // The native chain is used only if neither the server nor the method's name names another network: a network that
    // we do not know is not the native one.
    const namesOther = readNetworks(method.network).length > 0 || isOnOtherNetwork(method.name)
    const alone = namesOther ? undefined : nativeOf(code)
    return [{ ...shared, id: method.name, name, chain: chainIdOf(name) ?? alone, fields: constants }]
  }
  return items.map(({ name, value }) => ({
    ...shared,
    name,
    chain: chainIdOf(name) ?? chainIdOf(value),
    id: items.length === 1 ? method.name : JSON.stringify([method.name, value]),
    fields: { ...constants, [nameOf(field)]: value },
  }))
}

/** A network that the method sends in any case is its network, also if the method names another one. */
const nameWith = (fixed: string | undefined, name: string): string => {
  const chain = chainIdOf(fixed ?? '')
  return fixed === undefined || chain === undefined || chain === chainIdOf(name) ? name : fixed
}

const fieldsOf = ({ fields }: Method) => fields as readonly Members[]

/** Whether the player gets the address only after filling in a form, or on another page. */
function needsFields(method: Method): boolean {
  // A preparation needs a form: its fields are added there.
  if (traitsOf(method).formPage !== undefined || method.isPreparationRequired) return true
  const isRequired = (field: Members): boolean => {
    if (isConstant(field)) return false
    return !KNOWN_BY_ITSELF.has(text(field.type)) || (field.type === 'networks' && itemsOf(field, method).length === 0)
  }
  return fieldsOf(method).some(isRequired)
}

const propsOf = ({ props }: Members): Members => Object(props) as Members

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const nameOf = ({ alias, name }: Members): string => text(alias) || text(name)

const presetOf = (field: Members): string => text(propsOf(field).value) || text(field.value)

/** Whether the field has a constant value, which is sent unchanged. */
const isConstant = (field: Members): boolean =>
  field.type === 'hidden' ||
  propsOf(field).isHidden === true ||
  (propsOf(field).isDisabled === true && presetOf(field) !== '')

const sent = (field: Members): [string, string] => [nameOf(field), presetOf(field)]

/** The choices of a network field: the field's own items, else the method's networks. */
function itemsOf(field: Members, method: Method): readonly Item[] {
  const { items } = propsOf(field)
  const own = readNetworks(Array.isArray(items) && items.length > 0 ? items : field.values)
  return own.length > 0 ? own : readNetworks(method.network)
}
