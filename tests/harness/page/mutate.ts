import { type DocumentJson, LIMITS } from '../../../schemas/layout/document.ts'
import { PARTS } from '../../../src/language/parts.ts'
import { DOCUMENTS, documentOf, EXAMPLES } from './documents.ts'
import { EXPRESSIONS, FORGERIES, HOSTILE_NAMES, HOSTILE_VALUES, MORE_EXPRESSIONS, TEXTS, WORDS } from './hostile.ts'

/** One mutation: kind, place, and replacement. Numbers are indexes, modulo the number of choices. */
export interface Edit {
  readonly kind: number
  readonly at: number
  readonly other: number
  readonly pick: number
}

type Json = unknown
type Container = Record<string, Json> | Json[]
interface Site {
  readonly parent: Container
  readonly key: string | number
}

/** Expands the parts of a layout, so that their content is mutated too. */
const writtenOut = (document: DocumentJson): DocumentJson =>
  JSON.parse(JSON.stringify(document), (_, value) =>
    Array.isArray(value) ? value.flatMap((node) => PARTS.get(node?.use)?.body ?? node) : value,
  )

export const BASES: readonly string[] = [
  ...Object.values(DOCUMENTS),
  ...Object.values(DOCUMENTS).map(writtenOut),
  ...Object.values(EXAMPLES).flatMap((examples) => examples.map(documentOf)),
].map((document) => JSON.stringify(document))

const NODES = Object.values(EXAMPLES).flat()

/** The text of a valid layout after mutations. */
export function mutated(base: number, edits: readonly Edit[]): string {
  const document = JSON.parse(BASES[base % BASES.length]!) as Container
  for (const edit of edits) KINDS[edit.kind % KINDS.length]!(document, edit)
  const text = JSON.stringify(document)
  const last = edits.at(-1)
  return last !== undefined && last.other % 23 === 0 ? garbled(text, last) : text
}

type Change = (document: Container, edit: Edit) => void

/** The kinds of mutations; repeated entries are more frequent. */
const KINDS: readonly Change[] = [
  removed,
  duplicated,
  moved,
  moved,
  replaced,
  replacedText,
  replacedText,
  replacedText,
  replacedExpression,
  replacedExpression,
  replacedExpression,
  replacedWord,
  replacedWord,
  planted,
  planted,
  planted,
  forged,
  forged,
  wrapped,
  wrapped,
  repeated,
  repeated,
  hidden,
  hidden,
  renamed,
  named,
  unknown,
  deepened,
]

const from = <T>(list: readonly T[], index: number): T => list[index % list.length]!
const isContainer = (value: Json): value is Container => typeof value === 'object' && value !== null
const valueAt = ({ parent, key }: Site): Json => (parent as Record<string | number, Json>)[key]

/** Defines an own member, like JSON.parse, even if the key is `__proto__`. */
function put(parent: Container, key: string | number, value: Json): void {
  Object.defineProperty(parent, key, { value, configurable: true, enumerable: true, writable: true })
}

function sites(document: Container, fits: (site: Site) => boolean = () => true): Site[] {
  const found: Site[] = []
  const waiting: Container[] = [document]
  for (const parent of waiting) {
    for (const key of Array.isArray(parent) ? parent.keys() : Object.keys(parent)) {
      const site = { parent, key }
      const value = valueAt(site)
      if (isContainer(value)) waiting.push(value)
      if (fits(site)) found.push(site)
    }
  }
  return found
}

function change(document: Container, edit: Edit, fits: (site: Site) => boolean, act: (site: Site) => void): void {
  const found = sites(document, fits)
  if (found.length > 0) act(from(found, edit.at))
}

const isNode = (site: Site) =>
  isContainer(valueAt(site)) && 'type' in (valueAt(site) as object) && !('do' in (valueAt(site) as object))
const isNodeList = (site: Site) =>
  Array.isArray(valueAt(site)) && ['body', 'children', 'empty', 'else'].includes(String(site.key))
const isExpression = ({ key }: Site) =>
  ['when', 'show', 'enabled', 'busy', 'active', 'selected', 'each', 'source', 'on', 'key', '$', 'keyFrom'].includes(
    String(key),
  )
const isText = ({ key }: Site) =>
  ['text', 'label', 'title', 'hint', 'placeholder', 'busyLabel', 'ariaLabel'].includes(String(key))
const isWord = (site: Site) => typeof valueAt(site) === 'string'

function removed(document: Container, edit: Edit): void {
  change(
    document,
    edit,
    () => true,
    ({ parent, key }) => {
      if (Array.isArray(parent)) parent.splice(Number(key), 1)
      else delete parent[key]
    },
  )
}

function duplicated(document: Container, edit: Edit): void {
  change(document, edit, isNode, (site) => {
    const copy = structuredClone(valueAt(site))
    if (!Array.isArray(site.parent)) return put(site.parent, `${site.key}2`, copy)
    // Half of the copies lose their id and name, because a duplicate id or name would make the layout invalid.
    if (edit.pick % 2 === 0) for (const name of ['id', 'name']) delete (copy as Record<string, Json>)[name]
    site.parent.splice(Number(site.key), 0, copy)
  })
}

function moved(document: Container, edit: Edit): void {
  const nodes = sites(document, isNode)
  const lists = sites(document, isNodeList)
  if (nodes.length === 0 || lists.length === 0) return
  const node = from(nodes, edit.at)
  const value = structuredClone(valueAt(node))
  if (Array.isArray(node.parent)) node.parent.splice(Number(node.key), 1)
  ;(valueAt(from(lists, edit.other)) as Json[] | undefined)?.push(value)
}

function replaced(document: Container, edit: Edit): void {
  change(
    document,
    edit,
    () => true,
    ({ parent, key }) => put(parent, key, structuredClone(from(HOSTILE_VALUES, edit.pick))),
  )
}

function replacedText(document: Container, edit: Edit): void {
  change(document, edit, isText, ({ parent, key }) => put(parent, key, structuredClone(from(TEXTS, edit.pick))))
}

function replacedExpression(document: Container, edit: Edit): void {
  const list = edit.other % 3 === 0 ? EXPRESSIONS : MORE_EXPRESSIONS
  change(document, edit, isExpression, ({ parent, key }) => put(parent, key, from(list, edit.pick)))
}

function replacedWord(document: Container, edit: Edit): void {
  change(document, edit, isWord, ({ parent, key }) => put(parent, key, from(WORDS, edit.pick)))
}

function planted(document: Container, edit: Edit): void {
  change(document, edit, isNodeList, (site) => {
    const list = valueAt(site) as Json[]
    list.splice(edit.other % (list.length + 1), 0, structuredClone(from(NODES, edit.pick)))
  })
}

function forged(document: Container, edit: Edit): void {
  change(document, edit, isNodeList, (site) => {
    const list = valueAt(site) as Json[]
    list.splice(edit.other % (list.length + 1), 0, structuredClone(from(FORGERIES, edit.pick)))
  })
}

function wrapped(document: Container, edit: Edit): void {
  const types = ['stack', 'row', 'card', 'split', 'footer']
  change(document, edit, isNode, (site) => {
    let node = valueAt(site)
    for (let depth = from([1, 2, 3, 8, 14], edit.pick); depth > 0; depth--)
      node = { type: from(types, edit.other + depth), children: [node] }
    put(site.parent, site.key, node)
  })
}

/** Nests lists. Unless the interpreter limits them, nested lists of all methods give millions of nodes. */
function repeated(document: Container, edit: Edit): void {
  change(document, edit, isNode, (site) => {
    let node = valueAt(site)
    for (let depth = from([1, 1, 2, 3, 6], edit.pick); depth > 0; depth--) {
      const each = from(
        ['methods.tiles', 'region.countries', 'form.chips', 'tile1.icons', 'deposit.status', 'user'],
        edit.other + depth,
      )
      const as = `tile${depth}`
      node = {
        type: 'repeat',
        each,
        as,
        key: from([`${as}.id`, `${as}.code`, `${as}.kind`, `${as}.value`], edit.other),
        max: 500,
        children: [node],
      }
    }
    put(site.parent, site.key, node)
  })
}

/** Adds a condition to a node. */
function hidden(document: Container, edit: Edit): void {
  change(document, edit, isNode, (site) => put(valueAt(site) as Container, 'when', from(MORE_EXPRESSIONS, edit.pick)))
}

function renamed(document: Container, edit: Edit): void {
  change(
    document,
    edit,
    ({ parent }) => !Array.isArray(parent),
    (site) => {
      const value = valueAt(site)
      delete (site.parent as Record<string, Json>)[site.key]
      put(site.parent, from(HOSTILE_NAMES, edit.pick), value)
    },
  )
}

/** Gives a field a hostile name, such as the name of a member of every object, or of a server field. */
function named(document: Container, edit: Edit): void {
  change(
    document,
    edit,
    ({ key }) => key === 'name',
    ({ parent, key }) => put(parent, key, from(HOSTILE_NAMES, edit.pick)),
  )
}

function unknown(document: Container, edit: Edit): void {
  change(
    document,
    edit,
    (site) => isContainer(valueAt(site)) && !Array.isArray(valueAt(site)),
    (site) =>
      put(
        valueAt(site) as Container,
        from(HOSTILE_NAMES, edit.pick),
        structuredClone(from(HOSTILE_VALUES, edit.other)),
      ),
  )
}

function deepened(document: Container, edit: Edit): void {
  change(
    document,
    edit,
    () => true,
    (site) => {
      let value = valueAt(site)
      const name = from(['children', 'fallback', 'args', 'text'], edit.other)
      for (let depth = from([2, 10, LIMITS.jsonDepth + 5, 800], edit.pick); depth > 0; depth--) {
        value = depth % 2 === 0 ? [value] : { [name]: value }
      }
      put(site.parent, site.key, value)
    },
  )
}

/** Corrupts the text: truncated, a changed character, or a duplicate member. */
function garbled(text: string, { at, pick }: Edit): string {
  const where = at % text.length
  const char = from(['"', '{', ']', ',', '\u0000', '\\', '\ud800', '9'], pick)
  switch (pick % 3) {
    case 0:
      return text.slice(0, where)
    case 1:
      return text.slice(0, where) + char + text.slice(where + 1)
    default:
      return text.replace('{', '{"layout":1,"screen":"error","__proto__":{"body":[]},')
  }
}
