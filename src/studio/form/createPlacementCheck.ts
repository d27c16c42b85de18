import { isRecord } from '../../../schemas/isRecord.ts'
import { PARTS } from '../../language/parts.ts'
import { checkLayout } from '../../ops/checkLayout.ts'
import { below, isWithin } from '../source/Pointer.ts'

/** Whether a block or field may be inserted at the place. */
export type PlacementCheck = (node: unknown) => boolean

/**
 * Decides which nodes may be inserted at a place of a layout: those that add no new error of `checkLayout`. For speed,
 * because a palette checks dozens of nodes, the checked document has only the ancestors of the place, and the nodes of
 * KEPT. Duplicate names are not checked.
 */
export function createPlacementCheck(root: unknown, list: string): PlacementCheck {
  const document = Object(root)
  const screen = typeof document.screen === 'string' ? document.screen : document.screens?.[0]
  const frameWith = (node: readonly unknown[]) => {
    const body = [...aroundList(document.body, '/body', list, node), ...keptIn(document.body, '/body', list)]
    return { layout: 1, id: 'judged', screen, body }
  }
  const before = new Set(mistakesIn(frameWith([])))
  return (node) => mistakesIn(frameWith([node])).every((mistake) => before.has(mistake))
}

/** Of the warnings only W09 is about the place: the node would not be shown there. */
const mistakesIn = (document: unknown): readonly string[] =>
  checkLayout(document)
    .findings.filter(({ code }) => code.startsWith('E') || code === 'W09')
    .map(({ code, message }) => `${code} ${message}`)

/**
 * Nodes that the check needs from elsewhere in the document: those that a form may have only once, and the fields,
 * because other nodes refer to them.
 */
const KEPT: readonly unknown[] = ['submit', 'steps', 'field', 'address']

function keptIn(value: unknown, pointer: string, list: string): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => keptIn(item, below(pointer, at), list))
  if (!isRecord(value)) return []
  if (typeof value.use === 'string') return keptIn(PARTS.get(value.use)?.body, 'part', list)
  if (KEPT.includes(value.type) && !isWithin(list, pointer)) return [value]
  return Object.entries(value).flatMap(([name, inner]) => keptIn(inner, below(pointer, name), list))
}

/**
 * The path from the outermost list to `list`: each ancestor without its other children, and `node` in the last list.
 */
function aroundList(value: unknown, pointer: string, list: string, node: readonly unknown[]): readonly unknown[] {
  if (pointer === list) return node
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items.flatMap((item, at) =>
    isWithin(list, below(pointer, at)) ? [aroundNode(item, below(pointer, at), list, node)] : [],
  )
}

function aroundNode(value: unknown, pointer: string, list: string, node: readonly unknown[]): unknown {
  const members = Object.entries(Object(value)).map(([name, member]) => {
    const at = below(pointer, name)
    if (holdsNodes(member)) return [name, aroundList(member, at, list, node)]
    return [name, isWithin(list, at) ? aroundNode(member, at, list, node) : member]
  })
  const name = list.slice(pointer.length + 1)
  // A container may not have its list yet.
  const isMissing = !name.includes('/') && isWithin(list, pointer) && !Object.hasOwn(Object(value), name)
  return Object.fromEntries(isMissing ? [...members, [name, node]] : members)
}

const holdsNodes = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && (value.length === 0 || value.some((one) => isRecord(one) && ('type' in one || 'use' in one)))
