import { isPiece } from '../../../schemas/isPiece.ts'
import { blocks, fields } from '../../../schemas/layout/catalog.ts'
import { ENVELOPE } from '../../../schemas/layout/document.ts'
import { ACTION, MESSAGE } from '../../../schemas/layout/slots.ts'
import { escaped, isObject } from './listNodes.ts'
import type { RawNode } from './RawNode.ts'

/** What of a JSON Schema is needed to find the slots in a value. */
export interface SlotSchema {
  readonly 'x-slot'?: string
  readonly properties?: Readonly<Record<string, SlotSchema>>
  readonly additionalProperties?: boolean | SlotSchema
  readonly items?: SlotSchema
  readonly oneOf?: readonly SlotSchema[]
  readonly const?: unknown
}

/** A property that the interpreter works out, wherever in a node it stands. */
export interface RawSlot {
  /** The kind of the slot; also `action` and `message`, which have none in the catalogue. */
  readonly kind: string
  readonly value: unknown
  readonly pointer: string
}

/** What a schema holds inside these is not looked into: they are read by what they are. */
const LEAVES = new Set(['text', 'message', 'condition', 'ref', 'nodes', 'cases'])

const unnamedKind = (schema: SlotSchema): string | undefined =>
  isPiece(schema, ACTION) ? 'action' : isPiece(schema, MESSAGE) ? 'message' : undefined

/** Every slot of a node, found by the schema of its type. A slot of the wrong JSON type is the shape's problem. */
export function listSlots({ json, pointer }: RawNode): RawSlot[] {
  const found: RawSlot[] = []
  walk(schemaOf(json), json, pointer)
  return found

  function walk(schema: SlotSchema, value: unknown, here: string): void {
    const kind = schema['x-slot'] ?? unnamedKind(schema)
    if (kind !== undefined) found.push({ kind, value, pointer: here })
    if (kind !== undefined && LEAVES.has(kind)) return
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) walk(schema.items ?? {}, item, `${here}/${index}`)
    if (!isObject(value)) return
    for (const [name, member] of Object.entries(value)) {
      walk(memberSchema(schema, name, value), member, `${here}/${escaped(name)}`)
    }
  }
}

/** The schema of a node as a whole: its envelope and the properties of its type. */
export function schemaOf(json: Readonly<Record<string, unknown>>): SlotSchema {
  const [table, name] = json.type === 'field' ? [fields, json.kind] : [blocks, json.type]
  const type = Object.hasOwn(table, String(name))
    ? (table as Record<string, { props: SlotSchema }>)[String(name)]
    : undefined
  const { children: _, fallback: __, ...envelope } = ENVELOPE.properties as Record<string, SlotSchema>
  return { properties: { ...envelope, ...type?.props.properties } }
}

export function memberSchema(schema: SlotSchema, name: string, value: unknown): SlotSchema {
  const branch = schema.oneOf?.find(({ properties }) => properties?.do?.const === Object(value).do) ?? schema
  if (Object.hasOwn(branch.properties ?? {}, name)) return branch.properties![name]!
  return typeof branch.additionalProperties === 'object' ? branch.additionalProperties : {}
}
