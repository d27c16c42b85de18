import { FIELD_TYPES } from '../../../reference/fieldTypes.ts'
import { choicesOf, type ServerFieldJson } from '../../document/ServerField.ts'
import type { PlacedRule } from './fillable.ts'

/** The regular expressions of a server's field, each of which a value must match. */
export function serverRules(field: ServerFieldJson, pointer: string): PlacedRule[] {
  const lists = (
    [
      ['regexList', field.regexList],
      ['props/validations', Object(field.props).validations],
    ] as const
  ).flatMap(([at, list]) =>
    Array.isArray(list) ? list.map((rule, index) => [`${at}/${index}/regex`, Object(rule).regex] as const) : [],
  )
  return [['regex', field.regex] as const, ['pattern', field.pattern] as const, ...lists].flatMap(([at, source]) =>
    typeof source === 'string' && source !== ''
      ? [{ kind: 'regexes' as const, sources: [source], pointer: `${pointer}/${at}` }]
      : [],
  )
}

/** A server's field under the names of the layout language: its kind, mask, choices and initial value. */
export function serverLook(field: ServerFieldJson): Readonly<Record<string, unknown>> {
  const { type, mask, props } = field
  const masks = [Object(props).mask ?? mask ?? []].flat().filter((one) => typeof one === 'string' && one !== '')
  const known = masks.map((one) => inOurNotation(String(one)))
  const kind =
    typeof type === 'string' && Object.hasOwn(FIELD_TYPES, type)
      ? FIELD_TYPES[type as keyof typeof FIELD_TYPES]
      : 'text'
  const values = choicesOf(field)
  const first = Object(props).value ?? field.value
  return {
    // Of a mask in another notation nothing is known, so nothing is said about its field.
    kind: known.every((one) => one !== undefined) ? kind : 'unknown',
    ...(masks.length > 0 && known.every((one) => one !== undefined) && { mask: known }),
    ...(values !== undefined && values.length > 0 && { items: values }),
    ...(first !== undefined && first !== null && { default: String(first) }),
  }
}

/** A mask of a server with `#` or with 9 and 0 for digits; undefined for any other notation. */
function inOurNotation(mask: string): string | undefined {
  const text = mask.trim()
  if (text.includes('#')) return /[[\]\\]/.test(text) ? undefined : text
  return /^[90\s()./-]+$/.test(text) ? text.replace(/[90]/g, '#') : undefined
}
