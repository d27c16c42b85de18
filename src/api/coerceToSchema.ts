import { isExactNumber } from '../platform/files/parseJson.ts'
import { listIn } from './listIn.ts'

/** The maximum number of repairs. An answer with more invalid members is unusable: it probably has another format. */
const MAX_REPAIRS = 100

export interface Fit {
  /** Path and reason of the deviation that makes the answer unusable; undefined if it is usable. */
  readonly mismatch: string | undefined
  /** Paths and reasons of members that were coerced or dropped, without values, because these may be personal data. */
  readonly deviations: readonly string[]
}

/**
 * Coerces an answer to its schema, in place (X7): converts between numbers and strings, uses the first item of a list
 * where one value is expected, reads a list that was written as a record (`listIn`), and drops members that still do
 * not fit. Thus one invalid member does not make a method or a list unusable. `mayDrop: false` is for answers that
 * money depends on: only empty members are dropped, such as `[]` for an empty record, and no item is chosen
 * from a list of several. The answer then fits as a whole or is rejected; without a required member it is rejected.
 */
export function coerceToSchema(answer: unknown, validate: Validator, { mayDrop = true } = {}): Fit {
  const deviations = new Set<string>()
  const tried = new Map<string, unknown[]>()
  let mismatch = ''
  let dropped = ''
  for (let repairs = 0; repairs <= MAX_REPAIRS; repairs++) {
    if (validate(answer)) return { mismatch: undefined, deviations: [...deviations] }
    const error = validate.errors?.[0] ?? UNKNOWN
    const { instancePath, keyword } = error
    const place = placeOf(answer, instancePath)
    // A member that was changed or dropped is reported as the server sent it.
    if (error.params?.missingProperty !== dropped && (keyword !== 'type' || !tried.has(instancePath)))
      mismatch = deviationOf(error, answer)
    if (place === undefined) break
    if (!isNumberAsText(place, keyword)) deviations.add(mismatch)
    if (keyword === 'maxItems') {
      if (!mayDrop || place.name === 'fields') break
      shorten(place, error)
      continue
    }
    const readings =
      tried.get(instancePath) ??
      (keyword === 'type' ? otherReadings(place.holder[place.name], mayDrop, place.name) : [])
    tried.set(instancePath, readings)
    if (readings.length > 0) place.holder[place.name] = readings.shift()
    else if (mayDrop || (keyword === 'type' && isEmptyMember(place))) {
      dropped = place.name
      if (drop(place)) tried.clear()
    } else break
  }
  return { mismatch, deviations: [...deviations] }
}

const UNKNOWN: SchemaError = { instancePath: '', keyword: 'unknown', params: {} }

/** The path and the reason of a schema error: "/depositId (type: list)", "/ (required: exists)". */
export function deviationOf({ instancePath, keyword, params }: SchemaError, answer: unknown): string {
  const place = placeOf(answer, instancePath)
  const value = place === undefined ? answer : Object(place.holder)[place.name]
  const why = keyword === 'type' ? kindOf(value) : (params?.missingProperty ?? params?.limit)
  return `${instancePath || '/'} (${why === undefined ? keyword : `${keyword}: ${why}`})`
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

/** Truncates a list to the schema's limit. The caller excludes a form's fields, because a form needs all of them. */
function shorten({ holder, name }: Place, { params }: SchemaError): void {
  const list = holder[name] as unknown[]
  list.length = typeof params?.limit === 'number' ? params.limit : 0
}

interface Place {
  readonly holder: Record<string, unknown>
  readonly name: string
}

/** The object with the member at this path, and the member's name; undefined for the root. */
function placeOf(answer: unknown, path: string): Place | undefined {
  const names = path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  const name = names.pop()
  if (name === undefined) return undefined
  const holder = names.reduce((value, step) => Object(value)[step], answer)
  return { holder: holder as Record<string, unknown>, name }
}

/**
 * Whether the value is a number such as 1.0, which `parseJson` keeps as a string. Where a number is expected, that is
 * no deviation.
 */
const isNumberAsText = ({ holder, name }: Place, keyword: string): boolean =>
  keyword === 'type' && typeof holder[name] === 'string' && /^-?\d+\.\d*0$/.test(holder[name])

function otherReadings(value: unknown, isLenient: boolean, name: string): unknown[] {
  const list = listIn(value, name)
  if (list !== undefined) return [list]
  // In answers that money depends on, a list of several values is ambiguous: a status of [1, 2] is not "paid".
  if (Array.isArray(value)) return isLenient || value.length === 1 ? value.slice(0, 1) : []
  if (typeof value === 'number')
    return [...(isExactNumber(value) ? [String(value)] : []), ...(value === 0 || value === 1 ? [value === 1] : [])]
  if (typeof value !== 'string') return []
  const flag = { true: true, false: false, '1': true, '0': false }[value]
  const number = value.trim() === '' ? Number.NaN : Number(value)
  return [...(Number.isFinite(number) ? [number] : []), ...(flag === undefined ? [] : [flag])]
}

/**
 * Whether a member is empty: `[]`, `{}`, '', false, 0 or null. Items of a list are excluded: without one item, a list
 * of balances would have another meaning.
 */
const isEmptyMember = ({ holder, name }: Place): boolean =>
  !Array.isArray(holder) && !(typeof holder[name] === 'object' ? Object.keys(holder[name] ?? {}).length : holder[name])

/** Drops the member or item; returns true if the indexes of other items have changed. */
function drop({ holder, name }: Place): boolean {
  if (Array.isArray(holder)) return holder.splice(Number(name), 1).length > 0
  delete holder[name]
  return false
}
