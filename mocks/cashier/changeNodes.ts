import { isRecord } from '../../schemas/isRecord.ts'
import { PARTS } from '../../src/language/parts.ts'

type Node = Readonly<Record<string, unknown>>

/** Applies `change` to every node of a layout, children first. Parts are expanded inline. */
export function changeNodes(document: Node, change: (node: Node) => unknown): unknown {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap(writtenOut).map(inside)
    if (!isRecord(value)) return value
    const changed = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inside(member)]))
    return typeof changed.type === 'string' ? change(changed) : changed
  }
  return inside(document)
}

const writtenOut = (node: unknown): readonly unknown[] =>
  (isRecord(node) ? PARTS.get(String(node.use))?.body : undefined) ?? [node]
