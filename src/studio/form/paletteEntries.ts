import { STEPS } from '../../../schemas/folder/story.ts'
import { isRecord } from '../../../schemas/isRecord.ts'
import { blocks, fields } from '../../../schemas/layout/catalog.ts'
import type { NodeType } from '../../../schemas/layout/nodeType.ts'
import { PARTS } from '../../language/parts.ts'
import { FIELD_TYPES } from '../../reference/fieldTypes.ts'
import { firstValue } from './controlKind.ts'
import { createPlacementCheck } from './createPlacementCheck.ts'
import { isLayout } from './FormSchema.ts'
import type { ItemPlace } from './places.ts'
import { inWords, titleOf } from './titles.ts'
import { namesIn, withFreeNames } from './withFreeNames.ts'

/** Something that can be inserted, as its example in the catalogue. */
export interface PaletteEntry {
  readonly group: 'Fields' | 'Blocks' | 'Parts' | 'Steps'
  readonly title: string
  readonly description: string
  readonly node: unknown
}

const entriesOf = (group: PaletteEntry['group'], types: Readonly<Record<string, NodeType>>): readonly PaletteEntry[] =>
  Object.values(types).map(({ description, examples }) => ({
    group,
    title: titleOf(examples[0]),
    description,
    node: examples[0],
  }))

const LAYOUT: readonly PaletteEntry[] = [
  ...entriesOf('Fields', fields),
  ...entriesOf('Blocks', blocks),
  ...[...PARTS.values()].map(({ description, part }) => {
    return { group: 'Parts' as const, title: inWords(part), description, node: { use: part } }
  }),
]

const METHOD: readonly PaletteEntry[] = Object.keys(FIELD_TYPES).map((type) => ({
  group: 'Fields',
  title: `${inWords(type)} field`,
  description: `A field of the type “${type}”, as the server sends it.`,
  node: { name: type.split('_')[0], type },
}))

const STORY: readonly PaletteEntry[] = Object.entries(STEPS).map(([name, step]) => ({
  group: 'Steps',
  title: inWords(name),
  description: step.description,
  node: firstValue(step),
}))

/** The entries of the catalogue that may be inserted at a place of the file. Names that are taken get a number. */
export function paletteEntries(path: string, root: unknown, place: ItemPlace): readonly PaletteEntry[] {
  const all = isLayout(path) ? LAYOUT : path === 'method.json' ? METHOD : path === 'story.json' ? STORY : []
  const named = all.map((entry) => ({ ...entry, node: withFreeNames(entry.node, root) }))
  if (!isLayout(path)) return path === 'method.json' ? named : all
  const isAllowed = createPlacementCheck(root, place.list)
  const taken = new Set(namesIn(withParts(root)))
  // The names in a part can't be changed, so it may not be there twice.
  const clashes = ({ group, node }: PaletteEntry) =>
    group === 'Parts' && namesIn(withParts(node)).some((name) => taken.has(name))
  return named.filter((entry) => !clashes(entry) && isAllowed(entry.node))
}

/** Expands the parts of a document. Each part also gets its name, so that a part without named nodes is recognized too. */
function withParts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withParts)
  if (!isRecord(value)) return value
  if (typeof value.use === 'string') return [{ id: `part ${value.use}` }, PARTS.get(value.use)?.body]
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withParts(inner)]))
}

/** The entries whose title or description has all the words. */
export function foundIn(entries: readonly PaletteEntry[], search: string): readonly PaletteEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ description, title }) => {
    const text = `${title} ${description}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
