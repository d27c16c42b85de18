import { blocks, fields } from '../../../schemas/layout/catalog.ts'
import { DOCUMENT } from '../../../schemas/layout/document.ts'
import { SCREENS } from '../../../schemas/layout/screens/index.ts'
import { NODES } from '../../../schemas/layout/slots.ts'
import { memberSchema, type SlotSchema, schemaOf } from '../../ops/document/listSlots.ts'

/** A JSON Schema of the layout language, with what completion needs of it. */
export interface ValueSchema extends SlotSchema {
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly pattern?: string
}

const BODY = NODES as SlotSchema
/** The schema of a layout, with its nodes. */
export const LAYOUT: SlotSchema & { readonly required?: readonly string[] } = {
  required: DOCUMENT.required,
  properties: {
    ...(DOCUMENT.properties as Readonly<Record<string, SlotSchema>>),
    screen: { enum: Object.keys(SCREENS) } as ValueSchema,
    body: BODY,
  },
}

/** The schema of the value at `steps` of a document that need not be valid; empty if nothing is known about it. */
export function schemaAt(root: unknown, steps: readonly (string | number)[], top: SlotSchema = LAYOUT): ValueSchema {
  let schema = top
  let value = root
  for (const step of steps) {
    const isNode = Array.isArray(value) && schema['x-slot'] === 'nodes'
    const inner = Array.isArray(value) ? (schema.items ?? {}) : memberSchema(schema, String(step), value)
    const isCase = schema['x-slot'] === 'cases'
    value = Object(value)[step]
    schema = isNode || step === 'fallback' ? nodeSchema(value) : isCase ? BODY : inner
  }
  return schema as ValueSchema
}

function nodeSchema(value: unknown): SlotSchema {
  const node = Object(value)
  const own = schemaOf(node).properties
  const isField = node.type === 'field'
  return {
    properties: {
      ...own,
      type: { ...own?.type, enum: ['field', ...Object.keys(blocks)] } as ValueSchema,
      ...(isField ? { kind: { ...own?.kind, enum: Object.keys(fields) } as ValueSchema } : {}),
      use: { 'x-slot': 'use' },
      children: BODY,
      fallback: {},
    },
  }
}
