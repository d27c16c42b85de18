import { isRecord } from './problemsOf.ts'

type Node = Readonly<Record<string, unknown>>

/** A document with each of its nodes changed, those inside others first. */
export function changeNodes(document: Node, change: (node: Node) => unknown): unknown {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside)
    if (!isRecord(value)) return value
    const changed = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inside(member)]))
    return typeof changed.type === 'string' ? change(changed) : changed
  }
  return inside(document)
}
