import { isRecord } from '../../schemas/isRecord.ts'
import type { Method } from '../model/method.ts'
import { CRYPTO_CODES, isCrypto } from './currencies.ts'

/** A network as the server sent it. */
export interface ServerNetwork {
  /** The display name. */
  readonly name: string
  /** The value that a create sends. */
  readonly value: string
}

type Members = Readonly<Record<string, unknown>>

/** Invisible characters, joiners included: a network name needs none. */
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu

const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(UNSEEN, '').trim() : ''

const first = (from: Members, ...names: readonly string[]): string =>
  names.map((name) => word(from[name])).find((one) => one !== '') ?? ''

/**
 * Parses `network` in any of its shapes: a text, which may list several networks; a list of texts or objects; an object
 * that is one network; or an object with several networks, keyed by the value that a create sends.
 */
export function readNetworks(raw: unknown): readonly ServerNetwork[] {
  if (Array.isArray(raw)) return distinct(raw.flatMap((one) => (isRecord(one) ? ofObject(one) : ofText(one))))
  if (isRecord(raw)) return distinct(ofObject(raw))
  return distinct(word(raw).split(/[,;|]/).flatMap(ofText))
}

const ofText = (raw: unknown): ServerNetwork[] => {
  const name = word(raw)
  return name === '' ? [] : [{ name, value: name }]
}

function ofObject(raw: Members): ServerNetwork[] {
  const name = first(raw, 'text', 'title', 'label', 'name', 'network', 'code', 'value')
  const value = first(raw, 'value', 'code', 'network', 'id', 'name') || name
  if (name !== '') return [{ name, value }]
  return Object.entries(raw).flatMap(([key, one]) =>
    (isRecord(one) ? ofObject(one) : ofText(one)).map((found) => ({ name: found.name, value: key })),
  )
}

const distinct = (networks: readonly ServerNetwork[]): readonly ServerNetwork[] =>
  networks.filter(({ value }, at) => networks.findIndex((one) => one.value === value) === at)

/** The server field that carries the network in a create. */
export const networkField = ({ fields }: Pick<Method, 'fields'>): Members | undefined =>
  (fields as readonly Members[]).find((field) => field.type === 'networks' && !isUnanswered(field))

/** Whether the field is hidden and has no value, so that it would never be filled in. */
const isUnanswered = ({ props, value }: Members): boolean => {
  const own = Object(props) as Members
  return own.isHidden === true && word(own.value) === '' && word(value) === ''
}

/** The coin's code, if the server sends it beside or within the network; else empty. */
export const readCoin = ({ currency, network }: Pick<Method, 'currency' | 'network'>): string => {
  const code = word(currency) || (isRecord(network) ? first(network, 'currency', 'coin') : '')
  return /^[A-Za-z][A-Za-z0-9]{1,9}$/.test(code) ? code.toUpperCase() : ''
}

/**
 * Whether the coin of a crypto method is NEO: the coin that the server sent, else the first of the sixteen codes in the
 * method's name. `currency` may be the fiat currency of the limits.
 */
export function isNeo(method: Pick<Method, 'name' | 'currency' | 'network'>): boolean {
  const sent = readCoin(method)
  const codes = isCrypto(sent) ? [sent] : method.name.toUpperCase().split(/[^A-Z]+/)
  return codes.find((code) => CRYPTO_CODES.includes(code)) === 'NEO'
}

/**
 * Why a method is hidden, if it is. `neo`: NEO is not offered (CUR-05). `networks`: the method has several networks but
 * no field to choose one, so coins might be sent on the wrong network.
 */
export function unlisted(method: Method): 'neo' | 'networks' | undefined {
  if (method.category !== 'crypto') return undefined
  if (isNeo(method)) return 'neo'
  return networkField(method) === undefined && readNetworks(method.network).length > 1 ? 'networks' : undefined
}
