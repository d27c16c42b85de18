import { nearest } from '../../language/nearest.ts'
import { type DataType, kindOf, WORDS } from './DataType.ts'

export type Found = { readonly type: DataType } | { readonly problem: string }

/** The type of the data at a path, or a sentence about the first wrong step. */
export function typeAt(steps: readonly (string | number)[], names: ReadonlyMap<string, DataType>): Found {
  const [root, ...rest] = steps
  const start = names.get(String(root))
  if (start === undefined) return { problem: unknown(String(root), String(root), names.keys()) }
  let type = start
  let path = String(root)
  for (const step of rest) {
    const found = member(type, step, path)
    if ('problem' in found) return found
    type = found.type
    path = typeof step === 'number' ? `${path}[${step}]` : `${path}.${step}`
  }
  return { type }
}

function member(type: DataType, step: string | number, path: string): Found {
  const kind = kindOf(type)
  if (kind === 'unknown') return { type: {} }
  if (kind === 'list') {
    if (typeof step === 'number') return { type: type.items ?? {} }
    return { problem: `"${path}" is a list and has no "${step}": use a repeat, or size(${path}).` }
  }
  if (typeof step === 'number') return { problem: `"${path}" is ${WORDS[kind]}, not a list, so it has no [${step}].` }
  if (kind === 'map') return { type: typeof type.additionalProperties === 'object' ? type.additionalProperties : {} }
  if (kind !== 'record') return { problem: `"${path}" is ${WORDS[kind]}, so it has no "${step}".` }
  const members = type.properties ?? {}
  if (Object.hasOwn(members, step)) return { type: members[step]! }
  return { problem: unknown(`${path}.${step}`, step, Object.keys(members)) }
}

const unknown = (whole: string, word: string, allowed: Iterable<string>): string =>
  `"${whole}" is not known: ${hint(word, allowed)}`

export function hint(word: string, allowed: Iterable<string>): string {
  const names = [...allowed]
  const close = nearest(word, names)
  return close === undefined ? `choose from ${names.join(', ')}` : `did you mean "${close}"?`
}
