import { isRecord } from '../../../schemas/isRecord.ts'
import { blocks } from '../../../schemas/layout/catalog.ts'
import { below } from '../source/Pointer.ts'
import { isLayout } from './FormSchema.ts'
import { detailOf, inWords, titleOf } from './titles.ts'

/** A line of the outline. */
export interface OutlineRow {
  readonly pointer: string
  /** Of `aria-level`: from 1. */
  readonly level: number
  readonly kind: 'document' | 'node' | 'list'
  readonly title: string
  readonly detail: string
  /** The list that takes what is inserted inside; undefined if nothing can be. */
  readonly list: string | undefined
  readonly hasRows: boolean
}

/** The lists in files other than layouts, whose entries have lines of their own. */
const LISTS: Readonly<Record<string, string>> = {
  'method.json': 'fields',
  'story.json': 'steps',
  'cashier.json': 'answers',
}

/** The blocks and fields of a document as lines, from top to bottom. */
export function outlineOf(path: string, root: unknown): readonly OutlineRow[] {
  if (!isRecord(root)) return []
  const inner = isLayout(path) ? nodeRows(root.body, '/body', 2) : entryRows(path, root)
  const list = isLayout(path) ? '/body' : undefined
  const detail = String(root.screen ?? root.part ?? root.name ?? root.title ?? '')
  const title = isLayout(path) ? 'Screen' : inWords(path.replace('.json', ''))
  return [{ pointer: '', level: 1, kind: 'document', title, detail, list, hasRows: inner.length > 0 }, ...inner]
}

function entryRows(path: string, root: Record<string, unknown>): readonly OutlineRow[] {
  const name = LISTS[path]
  if (name === undefined) return []
  const pointer = below('', name)
  const entries = Array.isArray(root[name]) ? root[name] : []
  const rows = entries.map((entry, at) => ({
    ...PLAIN,
    ...entryWords(name, entry, at),
    pointer: below(pointer, at),
    level: 3,
  }))
  return [{ ...listRow(pointer, name, 2), hasRows: rows.length > 0 }, ...rows]
}

const PLAIN = { kind: 'node', list: undefined, hasRows: false } as const

function entryWords(list: string, entry: unknown, at: number): Pick<OutlineRow, 'title' | 'detail'> {
  const json = Object(entry)
  if (list === 'fields')
    return { title: `${inWords(String(json.type ?? 'text'))} field`, detail: String(json.name ?? '') }
  if (list !== 'steps') return { title: `Response ${at + 1}`, detail: '' }
  const [name = 'Step', value] = Object.entries(json)[0] ?? []
  return {
    title: inWords(name),
    detail: Object.values(isRecord(value) ? value : { value })
      .filter(isWord)
      .join(' · '),
  }
}

const isWord = (value: unknown): value is string => typeof value === 'string'

const listRow = (pointer: string, name: string, level: number): OutlineRow => ({
  pointer,
  level,
  kind: 'list',
  title: inWords(name),
  detail: '',
  list: pointer,
  hasRows: false,
})

function nodeRows(list: unknown, pointer: string, level: number): readonly OutlineRow[] {
  return Array.isArray(list) ? list.flatMap((node, at) => rowsOf(node, below(pointer, at), level)) : []
}

function rowsOf(node: unknown, pointer: string, level: number): readonly OutlineRow[] {
  const children = isContainer(node) ? below(pointer, 'children') : undefined
  const inner = [
    ...(children === undefined ? [] : nodeRows(Object(node).children, children, level + 1)),
    ...slotRows(node, pointer, level + 1),
  ]
  const row = { pointer, level, kind: 'node' as const, title: titleOf(node), detail: detailOf(node), list: children }
  return [{ ...row, hasRows: inner.length > 0 }, ...inner]
}

/** The lists of nodes beside `children`: those for each case, for an empty list, the fallback. */
function slotRows(node: unknown, pointer: string, level: number): readonly OutlineRow[] {
  if (!isRecord(node)) return []
  const slots = nodeSlotsOf(node).flatMap(([name, slot]): OutlineRow[] => {
    const value = node[name]
    const at = below(pointer, name)
    if (slot === 'nodes') return [...named(value, at, name, level)]
    return isRecord(value)
      ? Object.entries(value).flatMap(([key, nodes]) => [...named(nodes, below(at, key), `case ${key}`, level)])
      : []
  })
  if (!isRecord(node.fallback)) return slots
  const [first, ...others] = rowsOf(node.fallback, below(pointer, 'fallback'), level)
  return first === undefined ? slots : [...slots, { ...first, title: `Fallback: ${first.title}` }, ...others]
}

function named(list: unknown, pointer: string, name: string, level: number): readonly OutlineRow[] {
  const rows = nodeRows(list, pointer, level + 1)
  return [{ ...listRow(pointer, name, level), hasRows: rows.length > 0 }, ...rows]
}

function nodeSlotsOf({ type }: Record<string, unknown>): readonly (readonly [string, string])[] {
  const block = Object.hasOwn(blocks, String(type)) ? blocks[type as keyof typeof blocks] : undefined
  const members = Object.entries((block?.props.properties ?? {}) as Record<string, { 'x-slot'?: string }>)
  return members.flatMap(([name, { 'x-slot': slot }]) => (slot === 'nodes' || slot === 'cases' ? [[name, slot]] : []))
}

const isContainer = (node: unknown): boolean => {
  const { children, type } = Object(node)
  const block = Object.hasOwn(blocks, String(type)) ? blocks[type as keyof typeof blocks] : undefined
  return block?.container === true || Array.isArray(children)
}
