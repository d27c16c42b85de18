import { isRecord } from '../../../schemas/isRecord.ts'
import { blocks } from '../../../schemas/layout/catalog.ts'
import type { NodeJson } from '../../../schemas/layout/document.ts'
import { SCOPES } from '../../../schemas/scopes/views.ts'
import { migrateNames } from '../../language/formerNames.ts'
import { isUse, PARTS, type Parts } from '../../language/parts.ts'
import type { DataType } from '../types/DataType.ts'
import { kindOf } from '../types/DataType.ts'
import { typeAt } from '../types/typeAt.ts'
import type { RawNode } from './RawNode.ts'
import { stepsOf } from './stepsOf.ts'

const SCOPE_TYPES: ReadonlyMap<string, DataType> = new Map(Object.entries(SCOPES as Record<string, DataType>))

/** Recursion guard: deeper nodes are not listed. */
const MAX_DEPTH = 60

/** All nodes of a document in drawing order, valid or not, including fallbacks and the nodes of parts. */
export function listNodes(document: unknown, parts: Parts = PARTS): RawNode[] {
  const nodes: RawNode[] = []
  list(Object(document).body, '/body', {
    depth: 1,
    names: SCOPE_TYPES,
    isFallback: false,
    part: undefined,
    parents: [],
    branch: new Map(),
  })
  return nodes

  function list(value: unknown, pointer: string, place: Place): void {
    if (!Array.isArray(value)) return
    for (const [index, json] of value.entries()) {
      const here = `${pointer}/${index}`
      if (isRecord(json) && isUse(json)) listPart(json.use, here, place)
      else visit(json, here, place)
    }
  }

  /** Parts inside parts are skipped, because the widget refuses them. */
  function listPart(name: string, pointer: string, place: Place): void {
    if (place.part === undefined) list(parts.get(name)?.body, `${pointer}/use`, { ...place, part: name })
  }

  function visit(written: unknown, pointer: string, place: Place): void {
    if (!isRecord(written) || place.depth > MAX_DEPTH) return
    const json = migrateNames(written as unknown as NodeJson).json as unknown as Record<string, unknown>
    const node: RawNode = { json: json as unknown as NodeJson, pointer, ...place, inner: innerNames(json, place.names) }
    nodes.push(node)
    const below = { ...place, depth: place.depth + 1, parents: [...place.parents, node] }
    list(json.children, `${pointer}/children`, inBranch({ ...below, names: node.inner }, node, 'children'))
    for (const [name, slot] of slotsOf(node)) {
      const value = json[name]
      const here = `${pointer}/${name}`
      if (slot === 'nodes') list(value, here, inBranch(below, node, name))
      if (slot !== 'cases' || !isRecord(value)) continue
      for (const [key, nodes_] of Object.entries(value)) {
        list(nodes_, `${here}/${escaped(key)}`, inBranch(below, node, `=${key}`))
      }
    }
    visit(json.fallback, `${pointer}/fallback`, { ...place, isFallback: true })
  }
}

type Place = Pick<RawNode, 'depth' | 'names' | 'isFallback' | 'part' | 'parents' | 'branch'>

export const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Only one list of a `switch` is on the screen at a time, and only one of the two lists of a `repeat`. */
function inBranch(place: Place, node: RawNode, name: string): Place {
  if (!['switch', 'repeat'].includes(node.json.type)) return place
  return { ...place, branch: new Map([...place.branch, [node.pointer, name]]) }
}

function slotsOf({ json }: RawNode): [string, string][] {
  const type = Object.hasOwn(blocks, String(json.type)) ? blocks[json.type as keyof typeof blocks] : undefined
  const properties = Object.entries((type?.props.properties ?? {}) as Record<string, { 'x-slot'?: string }>)
  return properties.flatMap(([name, schema]) => (schema['x-slot'] ? [[name, schema['x-slot']]] : []))
}

/** Adds the item of a `repeat`. If the list's type is unknown, so is the item's type. */
function innerNames(json: Record<string, unknown>, names: RawNode['names']): RawNode['names'] {
  if (json.type !== 'repeat' || typeof json.as !== 'string') return names
  const found = typeAt(stepsOf(String(json.each)), names)
  const isList = 'type' in found && kindOf(found.type) === 'list'
  return new Map([...names, [json.as, (isList && found.type.items) || {}]])
}
