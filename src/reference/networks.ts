import type { Method } from '../model/method.ts'

/** A network as the server says it. */
export interface SaidNetwork {
  /** What the player reads. */
  readonly name: string
  /** What a create must say to get it. */
  readonly value: string
}

type Members = Readonly<Record<string, unknown>>

/** Marks that nobody sees; a joiner in the name of a network joins nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu

const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(UNSEEN, '').trim() : ''

const first = (from: Members, ...names: readonly string[]): string =>
  names.map((name) => word(from[name])).find((one) => one !== '') ?? ''

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The networks of a method, in each of the shapes that `network` has: a text, which may list several; a list of texts or
 * objects; an object, which is one network, or several by what they are called on the wire.
 */
export function saidNetworks(said: unknown): readonly SaidNetwork[] {
  if (Array.isArray(said)) return distinct(said.flatMap((one) => (isMembers(one) ? ofObject(one) : ofText(one))))
  if (isMembers(said)) return distinct(ofObject(said))
  return distinct(word(said).split(/[,;|]/).flatMap(ofText))
}

const ofText = (said: unknown): SaidNetwork[] => {
  const name = word(said)
  return name === '' ? [] : [{ name, value: name }]
}

function ofObject(said: Members): SaidNetwork[] {
  const name = first(said, 'text', 'title', 'label', 'name', 'network', 'code', 'value')
  const value = first(said, 'value', 'code', 'network', 'id', 'name') || name
  if (name !== '') return [{ name, value }]
  return Object.entries(said).flatMap(([key, one]) =>
    (isMembers(one) ? ofObject(one) : ofText(one)).map((found) => ({ name: found.name, value: key })),
  )
}

const distinct = (networks: readonly SaidNetwork[]): readonly SaidNetwork[] =>
  networks.filter(({ value }, at) => networks.findIndex((one) => one.value === value) === at)

/** The field in which a create says the network, as the server gave it. */
export const networkField = ({ fields }: Pick<Method, 'fields'>): Members | undefined =>
  (fields as readonly Members[]).find((field) => field.type === 'networks' && !isUnanswered(field))

/** Nobody fills in what is hidden, and this one came without a value. */
const isUnanswered = ({ props, value }: Members): boolean => {
  const own = Object(props) as Members
  return own.isHidden === true && word(own.value) === '' && word(value) === ''
}

/** The code of the coin, where the server says it beside its network or in it. */
export const saidCoin = ({ currency, network }: Pick<Method, 'currency' | 'network'>): string => {
  const code = word(currency) || (isMembers(network) ? first(network, 'currency', 'coin') : '')
  return /^[A-Za-z][A-Za-z0-9]{1,9}$/.test(code) ? code.toUpperCase() : ''
}

/**
 * Why a method is not listed: NEO is offered to nobody (CUR-05), and of several networks none may be chosen for the
 * player, so that a create without a field for the choice would send coins nobody knows where.
 */
export function unlisted(method: Method): 'neo' | 'networks' | undefined {
  if (method.category !== 'crypto') return undefined
  const code = saidCoin(method)
  if (code === '' ? /^neo(?![a-z])/i.test(method.name) : code === 'NEO') return 'neo'
  return networkField(method) === undefined && saidNetworks(method.network).length > 1 ? 'networks' : undefined
}
