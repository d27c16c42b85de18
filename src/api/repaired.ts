import { isExactNumber } from '../platform/parseJson.ts'

/** More wrong members than these are another format altogether. */
const MAX_REPAIRS = 100

export interface Fit {
  /** Where it does not fit, and why; undefined of an answer that does. */
  readonly misfit: string | undefined
  /** Where something was read otherwise than it stood, or left out, and why; never what stood there, which may be personal. */
  readonly odd: readonly string[]
}

/**
 * Makes an answer fit its schema (X7): a number that should be a text is read as one, and the other way round; of a list that
 * should be one thing the first is taken; and what still does not fit is left out, so that one odd member never takes a
 * method or a list with it. Where money hangs on the answer nothing is left out, and nothing is taken
 * of a list of several: it fits as a whole, or it is no answer.
 */
export function repaired(answer: unknown, validate: Validator, { mayDrop = true } = {}): Fit {
  const odd = new Set<string>()
  const tried = new Map<string, unknown[]>()
  let misfit = ''
  for (let repairs = 0; repairs <= MAX_REPAIRS; repairs++) {
    if (validate(answer)) return { misfit: undefined, odd: [...odd] }
    const error = validate.errors?.[0] ?? UNKNOWN
    const { instancePath, keyword } = error
    const place = placeOf(answer, instancePath)
    misfit = deviationOf(error, answer)
    if (place === undefined) break
    if (!isNumberAsText(place, keyword)) odd.add(misfit)
    if (keyword === 'maxItems') {
      if (!mayDrop || place.name === 'fields') break
      shorten(place, error)
      continue
    }
    const readings =
      tried.get(instancePath) ?? (keyword === 'type' ? otherReadings(place.holder[place.name], mayDrop) : [])
    tried.set(instancePath, readings)
    if (readings.length > 0) place.holder[place.name] = readings.shift()
    else if (!mayDrop) break
    else if (drop(place)) tried.clear()
  }
  return { misfit, odd: [...odd] }
}

const UNKNOWN = { instancePath: '', keyword: 'unknown', params: {} }

/** "/depositId (type: list)", "/ (required: exists)". */
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

/** What a list may be chosen from keeps what there is room for; the fields of a form are all of them, or none can be paid by. */
function shorten({ holder, name }: Place, { params }: SchemaError): void {
  const list = holder[name] as unknown[]
  list.length = typeof params?.limit === 'number' ? params.limit : 0
}

interface Place {
  readonly holder: Record<string, unknown>
  readonly name: string
}

/** Undefined for the answer itself. */
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

/** `parseJson` hands 1.0 over as a text; where a number is wanted nothing is odd about it. */
const isNumberAsText = ({ holder, name }: Place, keyword: string): boolean =>
  keyword === 'type' && typeof holder[name] === 'string' && /^-?\d+\.\d*0$/.test(holder[name])

function otherReadings(value: unknown, isLenient: boolean): unknown[] {
  // Where money hangs on it, of several nobody knows which one is meant: a status of [1, 2] is not "paid".
  if (Array.isArray(value)) return isLenient || value.length === 1 ? value.slice(0, 1) : []
  if (typeof value === 'number')
    return [...(isExactNumber(value) ? [String(value)] : []), ...(value === 0 || value === 1 ? [value === 1] : [])]
  if (typeof value !== 'string') return []
  const flag = { true: true, false: false, '1': true, '0': false }[value]
  const number = value.trim() === '' ? Number.NaN : Number(value)
  return [...(Number.isFinite(number) ? [number] : []), ...(flag === undefined ? [] : [flag])]
}

/** True when the places of others have moved. */
function drop({ holder, name }: Place): boolean {
  if (Array.isArray(holder)) return holder.splice(Number(name), 1).length > 0
  delete holder[name]
  return false
}
