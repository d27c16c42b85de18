import { findNodeAtLocation, findNodeAtOffset, getNodePath, type Node, parseTree } from 'jsonc-parser'
import type { Place } from '../../ops/json/Place.ts'
import { pointerOf, stepsOf } from './Pointer.ts'

export type { Node }

/** The node of a value in the source of a file; undefined if there is none, or the source is not JSON at all. */
export function nodeAt(source: string, pointer: string): Node | undefined {
  const root = parseTree(source)
  if (root === undefined) return undefined
  let node: Node | undefined = root
  for (const step of stepsOf(pointer))
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step])
  return node
}

/** The pointer of the innermost value at an offset. */
export function pointerAt(source: string, offset: number): string {
  const root = parseTree(source)
  const node = root && findNodeAtOffset(root, offset, true)
  return node === undefined ? '' : pointerOf(getNodePath(node))
}

/** Where a value begins and ends. */
export const endOf = ({ length, offset }: Node): number => offset + length

/** The whitespace at the start of the line of an offset. */
export function indentAt(source: string, offset: number): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

/** One level of indentation, as the file has it. */
export const unitOf = (source: string): string => /^[ \t]+/m.exec(source)?.[0] ?? '  '

/** Whether the members of an object, or the items of a list, begin on the line of the bracket. */
export function isOnOneLine(source: string, container: Node): boolean {
  const first = container.children?.[0]
  return first !== undefined && !source.slice(container.offset, first.offset).includes('\n')
}

/** The offset of a line and column. */
export function offsetOf(source: string, { column, line }: Place): number {
  let start = 0
  for (let at = 1; at < line; at += 1) {
    const end = source.indexOf('\n', start)
    if (end < 0) break
    start = end + 1
  }
  return Math.min(start + column - 1, source.length)
}
