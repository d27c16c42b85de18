import type { Method } from '../model/method.ts'
import { cardViewTypeOf, hasOwnPage } from './cardViewTypes.ts'
import { type ChainId, chainIdOf, nativeOf } from './chains.ts'
import { coinCodeOf } from './coinCode.ts'
import { networkName } from './networkName.ts'
import { networkField, saidNetworks, unlisted } from './networks.ts'

/** One network that a coin is sent on. */
export interface CoinNetwork {
  /** The name of its method; of a method that has several networks, that and the one. */
  readonly id: string
  readonly method: Method
  /** As it is shown, and as its chain is known by. */
  readonly name: string
  readonly chain: ChainId | undefined
  /** What a create has to say to get an address on it. */
  readonly fields: Readonly<Record<string, string>>
  /** Whether the server wants the player to fill in anything before it names an address. */
  readonly asksFirst: boolean
}

/** A coin, and the networks that it can be sent on. */
export interface Coin {
  /** The code of its currency, or the name of its method where nobody knows that. */
  readonly id: string
  readonly code: string | undefined
  /** By position. */
  readonly networks: readonly CoinNetwork[]
  /** One for each network, but for methods that have several. */
  readonly methods: readonly Method[]
}

/** The coins of a list, by position (CRYPTO-01): by what the server says of each, else by the names of the methods. */
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

interface Item {
  readonly name: string
  readonly value: string
}

type Members = Readonly<Record<string, unknown>>

/** Types of fields that the page of an address has anyway: its own networks, and no amount. */
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
  const asksFirst = asksForMore(method)
  const shared = { method, asksFirst }
  const fixed = field !== undefined && isConstant(field) ? sent(field)[1] : undefined
  const items =
    field === undefined ? [] : itemsOf(field, method).filter(({ value }) => [undefined, value].includes(fixed))
  if (field === undefined || items.length === 0) {
    const name = networkName(method)
    // A network that is said and not known is another one than the coin's own.
    const alone = saidNetworks(method.network).length === 0 ? nativeOf(code) : undefined
    return [{ ...shared, id: method.name, name, chain: chainIdOf(name) ?? alone, fields: constants }]
  }
  return items.map(({ name, value }) => ({
    ...{ ...shared, name, chain: chainIdOf(name) ?? chainIdOf(value) },
    id: items.length === 1 ? method.name : JSON.stringify([method.name, value]),
    fields: { ...constants, [nameOf(field)]: value },
  }))
}

const fieldsOf = ({ fields }: Method) => fields as readonly Members[]

/** Whether the address is named only after the player has filled in a form, or stands on another page altogether. */
function asksForMore(method: Method): boolean {
  if (hasOwnPage(cardViewTypeOf(method.cardViewType))) return true
  const isAsked = (field: Members): boolean => {
    if (isConstant(field)) return false
    return !KNOWN_BY_ITSELF.has(text(field.type)) || (field.type === 'networks' && itemsOf(field, method).length === 0)
  }
  return fieldsOf(method).some(isAsked)
}

const propsOf = ({ props }: Members): Members => Object(props) as Members

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const nameOf = ({ alias, name }: Members): string => text(alias) || text(name)

const presetOf = (field: Members): string => text(propsOf(field).value) || text(field.value)

/** What the player has no say in: it goes out as it came. */
const isConstant = (field: Members): boolean =>
  field.type === 'hidden' ||
  propsOf(field).isHidden === true ||
  (propsOf(field).isDisabled === true && presetOf(field) !== '')

const sent = (field: Members): [string, string] => [nameOf(field), presetOf(field)]

/** What a field of networks has to choose from; without items of its own, what the method says of its networks. */
function itemsOf(field: Members, method: Method): readonly Item[] {
  const { items } = propsOf(field)
  const own = saidNetworks(Array.isArray(items) && items.length > 0 ? items : field.values)
  return own.length > 0 ? own : saidNetworks(method.network)
}
