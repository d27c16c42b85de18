import { isPiece } from '../../../schemas/isPiece.ts'
import { isRecord } from '../../../schemas/isRecord.ts'
import { blocks, fields } from '../../../schemas/layout/catalog.ts'
import { ENVELOPE } from '../../../schemas/layout/document.ts'
import { ACTION, MESSAGE } from '../../../schemas/layout/slots.ts'
import { escaped } from './listNodes.ts'
import type { RawNode } from './RawNode.ts'

/** The JSON Schema keywords needed to find the slots in a value. */
export interface SlotSchema {
  readonly 'x-slot'?: string
  readonly properties?: Readonly<Record<string, SlotSchema>>
  readonly additionalProperties?: boolean | SlotSchema
  readonly items?: SlotSchema
  readonly oneOf?: readonly SlotSchema[]
  readonly const?: unknown
}

/** A property that the interpreter evaluates, at any depth in a node. */
export interface RawSlot {
  /** The slot's kind, or `action` or `message`, which have no `x-slot` in the catalogue. */
  readonly kind: string
  readonly value: unknown
  readonly pointer: string
}

/** Slots that are not searched for further slots. */
const LEAVES = new Set(['text', 'message', 'condition', 'ref', 'nodes', 'cases'])

const unnamedKind = (schema: SlotSchema): string | undefined =>
  isPiece(schema, ACTION) ? 'action' : isPiece(schema, MESSAGE) ? 'message' : undefined

/** All slots of a node, found through its type's schema. Slots with the wrong JSON type are reported by `checkShape`. */
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
    if (!isRecord(value)) return
    for (const [name, member] of Object.entries(value)) {
      walk(memberSchema(schema, name, value), member, `${here}/${escaped(name)}`)
    }
  }
}

/** The schema of a node: the envelope and the properties of its type, without `children` and `fallback`. */
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
