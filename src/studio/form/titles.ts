import { blocks, fields } from '../../../schemas/layout/catalog.ts'
import type { NodeType } from '../../../schemas/layout/nodeType.ts'
import { PARTS } from '../../language/parts.ts'
import { english } from '../../ops/english.ts'

/** A name of the code in words: `busyLabel` → “Busy label”. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/[._-]+/g, ' ')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a block, a field or a part is called. */
export function titleOf(node: unknown): string {
  const { kind, type, use } = Object(node)
  if (typeof use === 'string') return `Part: ${inWords(use)}`
  if (type === 'field') return `${inWords(String(kind ?? 'unknown'))} field`
  return type === undefined ? 'Block without a type' : inWords(String(type))
}

/** A distinguishing detail: the English text, or the name. */
export function detailOf(node: unknown): string {
  const { label, name, text, title } = Object(node)
  return englishOf(label) || englishOf(title) || englishOf(text) || (typeof name === 'string' ? name : '')
}

/** What the catalogue says about it. */
export function descriptionOf(node: unknown): string {
  const { kind, type, use } = Object(node)
  if (typeof use === 'string') return PARTS.get(use)?.description ?? ''
  const table: Readonly<Record<string, NodeType>> = type === 'field' ? fields : blocks
  const name = String(type === 'field' ? kind : type)
  return Object.hasOwn(table, name) ? (table[name]?.description ?? '') : ''
}

/** A text of a layout as English players see it. */
export function englishOf(text: unknown): string {
  if (typeof text === 'string') return english()?.get(text) ?? text
  const { $: path, keyFrom, t, text: words } = Object(text)
  if (words !== undefined) return String(Object(words).en ?? '')
  if (typeof t === 'string') return englishOf(t)
  const from = path ?? keyFrom
  return typeof from === 'string' ? `{${from}}` : ''
}
