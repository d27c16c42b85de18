import { METHOD_FOLDERS } from '../../../fixtures/index.ts'
import { isRecord } from '../../../schemas/isRecord.ts'
import { coinCodeOf } from '../../../src/reference/coinCode.ts'
import type { CashierCall } from '../CashierCall.ts'
import { ExactNumber } from '../wireText.ts'
import type { CashierProfile } from './CashierProfile.ts'
import { createForeignIds } from './createForeignIds.ts'
import { foreignField, ownField } from './foreignField.ts'
import { foreignMethod, ownMethod } from './foreignNames.ts'

type Members = Record<string, unknown>
type Write = (value: unknown) => unknown

const lower: Write = (value) => (typeof value === 'string' ? value.toLowerCase() : value)
const upper: Write = (value) => (typeof value === 'string' ? value.toUpperCase() : value)
const asText: Write = (value) => (typeof value === 'number' ? String(value) : value)
const isDecimal = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
/** Writes an amount as a JSON number with the same decimals. */
const asNumber: Write = (value) => (isDecimal(value) && !/^-?0\d/.test(value) ? new ExactNumber(value) : value)
/** Writes all digit strings as numbers, even accounts, cards and codes. */
const digitsAsNumber: Write = (value) =>
  typeof value === 'string' && /^[1-9]\d*$/.test(value) ? new ExactNumber(value) : value
const inSeconds: Write = (value) =>
  typeof value === 'string' && Number.isFinite(Date.parse(value)) ? Math.floor(Date.parse(value) / 1000) : value
const inMilliseconds: Write = (value) => (typeof value === 'string' ? Date.parse(value) : value)

/** Member → the function that writes it; each variation occurs on real servers. */
const MEMBERS: Readonly<Record<string, Write>> = {
  ...{ currency: lower, payment_currency: lower, passedCurrency: lower, processingCurrency: lower },
  ...{ priceCurrencyCode: lower, receivesCurrency: lower, fiat: lower, crypto: lower, country_code: lower },
  ...{ created: inSeconds, created_at: inMilliseconds, timeout_minutes: asText, lifetime: asText },
  ...{ payment_amount: asNumber, passedAmount: asNumber, processingAmount: asNumber, minDepositValue: asNumber },
  ...{ amount: asNumber, price: asNumber, balance: asNumber, fee: asNumber, receives: asNumber },
  ...{ min: asNumber, max: asNumber, minNonRus: asNumber, prefilledAmount: asNumber },
  ...{ number: digitsAsNumber, account_number: digitsAsNumber, bank_account: digitsAsNumber, phone: digitsAsNumber },
  ...{ memo: digitsAsNumber, value: digitsAsNumber, category: upper, cardViewType: asText },
  network: (value) => (typeof value === 'string' && value !== '' ? [value] : value),
  recommendedAmounts: (value) => (Array.isArray(value) ? value.map(asNumber) : value),
  status: asText,
}

/** Unknown members, which the widget must ignore. */
const UNKNOWN = { revision: 7, updatedAt: null, _meta: { source: 'core', tags: ['a', 'b'] } }

/** Records that get the unknown members. In other records each key is data, so an unknown key would be read. */
const EXTENDED = new Set(['methods', 'boxes', 'countries', 'paymentMethodOffers', 'apiResponse', 'unifiedFlow'])
const FIELD_LISTS = new Set(['fields', 'inputFields'])

const hasLayout = new Set(
  METHOD_FOLDERS.filter(({ layouts }) => Object.keys(layouts).length > 0).map(({ name }) => name),
)

const ownFields: Write = (fields) =>
  isRecord(fields) ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [ownField(name), value])) : fields

/**
 * A server that shares no convention with the fixtures: ids and account numbers are JSON numbers above 2^53, methods
 * and coins have numbers as names, the letter case of codes is swapped, amounts are numbers, times are in seconds,
 * records are lists, and unknown members are everywhere.
 */
export function createForeignProfile(): CashierProfile {
  const ids = createForeignIds()
  const writeId: Write = (value) => (typeof value === 'string' && value !== '' ? ids.write(value) : value)
  const IDS: Readonly<Record<string, Write>> = {
    ...{ depositId: writeId, withdrawalId: writeId, boxId: writeId, payment_session_id: writeId },
  }
  const readId = (id: unknown) => (typeof id === 'string' ? ids.read(id) : id)
  const ownName: Write = (name) => (typeof name === 'string' ? ownMethod(name) : name)
  const REQUEST: Readonly<Record<string, Write>> = {
    ...{ depositId: readId, withdrawalId: readId, boxId: readId, paymentSessionId: readId },
    ...{
      paymentMethod: ownName,
      paymentType: ownName,
      payment_method: ownName,
      method: ownName,
      pendingGroup: ownName,
    },
    pendingGroup: (group) => lower(ownName(group)),
    ...{ fields: ownFields, extras: (extras) => (isRecord(extras) ? { ...extras, ...ownInputs(extras) } : extras) },
  }

  function write(value: unknown, name: string, method: string): unknown {
    if (Array.isArray(value)) return value.map((item) => writeItem(item, name, method))
    if (value instanceof ExactNumber || !isRecord(value)) return value
    // Leave encoded data unchanged: base64 is case-sensitive.
    if (value.encoded === true) return value
    const members = Object.entries(value).map(
      ([member, inner]) => [member, writeMember(member, inner, method)] as const,
    )
    const written = asLists(Object.fromEntries(members))
    return EXTENDED.has(name) ? { ...written, ...UNKNOWN } : written
  }

  function writeItem(item: unknown, list: string, method: string): unknown {
    if (!isRecord(item)) return list === 'values' ? digitsAsNumber(item) : item
    if (list === 'methods') return writeMethod(item)
    const named = FIELD_LISTS.has(list)
      ? { ...item, name: foreignField(String(item.name), hasLayout.has(method)) }
      : item
    return write(named, list, method)
  }

  function writeMethod(method: Members): unknown {
    const own = String(method.name)
    const rules = isRecord(method.amount_rules) ? method.amount_rules : {}
    const lowered = Object.fromEntries(Object.entries(rules).map(([code, rule]) => [code.toLowerCase(), rule]))
    // The foreign name does not reveal the coin, so this server sends the coin.
    const coin = method.category === 'crypto' && { currency: method.currency ?? coinOf(own, method) }
    return write({ ...method, ...coin, name: foreignMethod(own), amount_rules: lowered }, 'methods', own)
  }

  function writeMember(name: string, value: unknown, method: string): unknown {
    if (name === 'method' && (value === 'GET' || value === 'POST')) return value.toLowerCase()
    // `data` stays unchanged: the widget posts it to the provider's page without reading it.
    if (name === 'data' && isRecord(value) && !('status' in value)) return value
    const plain = IDS[name] ?? MEMBERS[name]
    return plain && !isRecord(value) ? plain(value) : write(value, name, method)
  }

  return {
    readCall(call: CashierCall): CashierCall {
      return { ...call, payload: readPayload(call.payload, REQUEST) }
    },
    writeAnswer(call, body) {
      if (call === 'deposit-limits' && isRecord(body)) {
        return Object.fromEntries(
          Object.entries(body).map(([name, limits]) => [foreignMethod(name), write(limits, '', name)]),
        )
      }
      return write(body, call === 'sweepstake-balance-get' ? '' : 'apiResponse', '')
    },
    writePush: ({ depositId, status }) => ({ depositId: ids.write(depositId), status: asText(status) }),
  }
}

const readPayload = (payload: Members, rules: Readonly<Record<string, Write>>): Members =>
  Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, (rules[name] ?? same)(value)]))

const coinOf = (name: string, { network }: Members) => coinCodeOf({ name, network, currency: undefined })

const same: Write = (value) => value

const ownInputs = ({ inputs }: Members): Members => (inputs === undefined ? {} : { inputs: ownFields(inputs) })

const BILL = ['payment_amount', 'payment_currency', 'created', 'timeout_minutes', 'fullName']

/** Converts the record of payment details to a list, and moves facts about the whole invoice out of that record. */
function asLists(members: Members): Members {
  const { requisites } = members
  if (!isRecord(requisites)) return members
  const beside = Object.fromEntries(BILL.filter((name) => name in requisites).map((name) => [name, requisites[name]]))
  const lines = Object.entries(requisites).filter(([name]) => !BILL.includes(name))
  return { ...members, ...beside, requisites: lines.map(([name, value]) => ({ name, value })) }
}
