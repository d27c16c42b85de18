import { isRecord } from '../../schemas/isRecord.ts'
import type { PaymentSource } from '../model/paymentSource.ts'
import { identifierOf } from './identifierOf.ts'
import { isBlank } from './isBlank.ts'
import type { Members } from './readRequisites.ts'
import { withoutEmptyMembers } from './withoutEmptyMembers.ts'

/**
 * The page to pay on: `source` is a URL with `method` and `data` beside it, or an object, which may leave `method` and
 * `data` beside it. Undefined without a URL. A page whose data can't be read has the URL '', so that it is
 * refused and reported: without the data, the provider could not find the payment.
 */
export function readSource(answer: Members): PaymentSource | undefined {
  const own: Members = isRecord(answer.source) ? answer.source : { url: answer.source }
  const source: Members = { ...answer, ...withoutEmptyMembers(own) }
  if (typeof source.url !== 'string' || source.url === '') return undefined
  const data = readData(hasEntries(own.data) ? own.data : answer.data)
  return {
    url: data === undefined ? '' : source.url,
    method: String(source.method ?? 'GET').toUpperCase() === 'POST' ? 'POST' : 'GET',
    data: data ?? {},
  }
}

/** Zeros and empty texts count, because they are fields of the provider's form. */
const hasEntries = (data: unknown): boolean =>
  typeof data === 'object' && data !== null ? Object.keys(data).length > 0 : !isBlank(data)

/** The data by name. Undefined if a name or value can't be read, or if a name occurs twice. */
function readData(raw: unknown): PaymentSource['data'] | undefined {
  const data = new Map<string, string>()
  for (const [name, value] of entriesIn(raw)) {
    const text = textOf(value)
    if (name === undefined || text === undefined || data.has(name)) return undefined
    data.set(name, text)
  }
  return Object.fromEntries(data)
}

type Entry = readonly [name: string | undefined, value: unknown]

/** A form writes its data as a list of `{name, value}`. A list of records is read as one record. */
function entriesIn(raw: unknown): readonly Entry[] {
  if (isRecord(raw)) return Object.entries(raw)
  if (isBlank(raw)) return []
  return Array.isArray(raw) ? raw.flatMap(entriesOf) : [[undefined, raw]]
}

function entriesOf(item: unknown): readonly Entry[] {
  if (!isRecord(item)) return [[undefined, item]]
  return 'name' in item && 'value' in item ? [[identifierOf(item.name), item.value]] : Object.entries(item)
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') return String(value)
  return identifierOf(value) ?? (isBlank(value) ? '' : undefined)
}
