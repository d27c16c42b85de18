import { isRecord } from '../../../schemas/isRecord.ts'

/** The members that must be unique in a document. */
const UNIQUE = ['name', 'id']

/** A copy of a block or field whose names no other one in the document has. References to them inside it follow. */
export function withFreeNames(node: unknown, root: unknown): unknown {
  const taken = new Set(namesIn(root))
  const renamed = new Map<string, string>()
  for (const name of namesIn(node)) if (taken.has(name)) renamed.set(name, freeName(name, taken))
  return renamed.size === 0 ? node : withNames(node, renamed)
}

/** The names and ids of the blocks and fields in a value. */
export function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (!isRecord(value)) return []
  const own = UNIQUE.map((member) => value[member]).filter((name) => typeof name === 'string')
  const address = isAddress(value) ? Object.values(value.names).filter((name) => typeof name === 'string') : []
  return [...own, ...address, ...Object.values(value).flatMap(namesIn)]
}

const isAddress = (value: Record<string, unknown>): value is { names: Record<string, unknown> } =>
  value.type === 'address' && isRecord(value.names)

function freeName(name: string, taken: Set<string>): string {
  let number = 2
  while (taken.has(`${name}${number}`)) number += 1
  taken.add(`${name}${number}`)
  return `${name}${number}`
}

function withNames(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.replaceAll(/(?<=form\.\w+\.)\w+/g, (name) => renamed.get(name) ?? name)
  if (Array.isArray(value)) return value.map((item) => withNames(item, renamed))
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([member, inner]) => {
    if (UNIQUE.includes(member) && typeof inner === 'string') return [member, renamed.get(inner) ?? inner]
    if (member === 'names' && isAddress(value))
      return [
        member,
        Object.fromEntries(
          Object.entries(value.names).map(([part, name]) => [part, renamed.get(String(name)) ?? name]),
        ),
      ]
    return [member, withNames(inner, renamed)]
  })
  return Object.fromEntries(members)
}
