import { endOf, indentAt, isOnOneLine, type Node, nodeAt, unitOf } from './jsonNodes.ts'
import { isWithin, lastStep, parentOf, pointerOf, stepsOf } from './Pointer.ts'
import { printJson } from './printJson.ts'

/*
 * Edits of JSON source. Everything else keeps its formatting. An edit at a pointer that does not exist returns the
 * source unchanged.
 */

/** Sets a value. A missing member is added after the last one, in the same formatting. */
export function setValue(source: string, pointer: string, value: unknown): string {
  const node = nodeAt(source, pointer)
  if (node !== undefined) {
    const container = containerOf(node)
    const isInline = container !== undefined && isOnOneLine(source, container)
    const text = printJson(value, {
      indent: indentAt(source, node.offset),
      unit: unitOf(source),
      isOnOneLine: isInline,
    })
    return spliced(source, node.offset, endOf(node), text)
  }
  if (pointer === '') return source
  const parent = nodeAt(source, parentOf(pointer))
  if (parent === undefined) return setValue(source, parentOf(pointer), { [lastStep(pointer)]: value })
  if (parent.type === 'array') return insertItem(source, parentOf(pointer), parent.children?.length ?? 0, value)
  if (parent.type !== 'object') return source
  return inserted(source, parent, parent.children?.length ?? 0, (print) => {
    return `${JSON.stringify(lastStep(pointer))}: ${printJson(value, print)}`
  })
}

/** Removes a member or an item. */
export function removeValue(source: string, pointer: string): string {
  const node = nodeAt(source, pointer)
  const container = node && containerOf(node)
  if (node === undefined || container === undefined) return source
  // Without its only item, a list would keep blank lines: write an empty list or object instead.
  if (container.children?.length === 1)
    return spliced(source, container.offset, endOf(container), container.type === 'array' ? '[]' : '{}')
  const children = container.children ?? []
  const at = children.findIndex((child) => child === node || child === node.parent)
  const [before, own, after] = [children[at - 1], children[at], children[at + 1]]
  if (own === undefined) return source
  if (before !== undefined) return spliced(source, endOf(before), endOf(own), '')
  return spliced(source, own.offset, after?.offset ?? endOf(own), '')
}

/** Inserts an item into a list, before the one that has the index now. */
export function insertItem(source: string, list: string, index: number, value: unknown): string {
  const node = nodeAt(source, list)
  if (node === undefined) return setValue(source, list, [value])
  if (node.type !== 'array') return source
  return inserted(source, node, index, (print) => printJson(value, print))
}

/** A source after a move, and where the moved item is now. */
export interface Moved {
  readonly source: string
  readonly pointer: string
}

/** Moves an item before the one at `index` of `list`, counted before the move. Only its indentation changes. */
export function moveItem(source: string, pointer: string, list: string, index: number): Moved {
  const node = nodeAt(source, pointer)
  const target = nodeAt(source, list)
  const from = parentOf(pointer)
  if (node === undefined || isWithin(list, pointer) || (target !== undefined && target.type !== 'array'))
    return { source, pointer }
  const text = source.slice(node.offset, endOf(node))
  const indent = indentAt(source, node.offset)
  const own = Number(lastStep(pointer))
  const at = list === from && index > own ? index - 1 : index
  if (list === from && at === own) return { source, pointer }
  const removed = removeValue(source, pointer)
  const after = afterRemoval(list, pointer)
  const place = nodeAt(removed, after) === undefined ? setValue(removed, after, []) : removed
  const container = nodeAt(place, after)
  if (container === undefined) return { source, pointer }
  const moved = inserted(place, container, at, (print) => text.replaceAll(`\n${indent}`, `\n${print.indent}`))
  return { source: moved, pointer: `${after}/${at}` }
}

/** The pointer of a value once an item before it, or before one around it, is gone. */
function afterRemoval(pointer: string, removed: string): string {
  const from = parentOf(removed)
  if (!pointer.startsWith(`${from}/`)) return pointer
  const depth = stepsOf(from).length
  const steps = [...stepsOf(pointer)]
  const index = Number(steps[depth])
  return pointerOf(index > Number(lastStep(removed)) ? steps.with(depth, String(index - 1)) : steps)
}

type Write = (print: { readonly indent: string; readonly unit: string; readonly isOnOneLine: boolean }) => string

/** Inserts a child before another one, on a line of its own if the others have theirs. */
function inserted(source: string, container: Node, index: number, write: Write): string {
  const children = container.children ?? []
  const unit = unitOf(source)
  const next = children[index]
  const last = children.at(-1)
  if (last === undefined) return filled(source, container, unit, write)
  const isInline = isOnOneLine(source, container)
  const print = { indent: indentAt(source, last.offset), unit, isOnOneLine: isInline }
  const gap = isInline ? ', ' : `,\n${print.indent}`
  if (next !== undefined) return spliced(source, next.offset, next.offset, write(print) + gap)
  return spliced(source, endOf(last), endOf(last), gap + write(print))
}

function filled(source: string, container: Node, unit: string, write: Write): string {
  const outer = indentAt(source, container.offset)
  const around = containerOf(container)
  const isInline = around !== undefined && isOnOneLine(source, around)
  const print = { indent: isInline ? outer : outer + unit, unit, isOnOneLine: isInline }
  const [open, close] = container.type === 'array' ? ['[', ']'] : ['{', '}']
  const pad = container.type === 'array' ? '' : ' '
  const text = isInline ? pad + write(print) + pad : `\n${print.indent}${write(print)}\n${outer}`
  return spliced(source, container.offset, endOf(container), open + text + close)
}

/** The object or list that a value is in. */
const containerOf = ({ parent }: Node): Node | undefined => (parent?.type === 'property' ? parent.parent : parent)

const spliced = (source: string, from: number, to: number, text: string): string =>
  source.slice(0, from) + text + source.slice(to)
