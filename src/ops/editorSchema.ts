import { isPiece } from '../../schemas/isPiece.ts'
import { navigate } from '../../schemas/layout/actions/navigate.ts'
import { blocks, fields } from '../../schemas/layout/catalog.ts'
import { DOCUMENT, ENVELOPE } from '../../schemas/layout/document.ts'
import type { NodeType } from '../../schemas/layout/nodeType.ts'
import { SCREENS } from '../../schemas/layout/screens/index.ts'
import { SHARED } from '../../schemas/layout/slots.ts'
import { ROUTE_NAMES } from '../../schemas/routes.ts'
import { PARTS } from '../language/parts.ts'

type Json = Record<string, unknown>

const NODE = { $ref: '#/definitions/node' }
/** An entry of a list of nodes: a node or the use of a part. */
const LISTED = { $ref: '#/definitions/listed' }

/**
 * The layout language as one JSON Schema with descriptions, for completion and hints in editors
 * (`"$schema": "./layout.schema.json"`). Generated from the catalogue, like the validators and the types.
 */
export function editorSchema(): Json {
  const types = [
    ...Object.entries(blocks).map(([name, type]) => [name, definition(type, { type: { const: name } })] as const),
    ...Object.entries(fields).map(([kind, type]) => [`field-${kind}`, fieldDefinition(kind, type)] as const),
  ]
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A layout of Paywidget',
    ...forEditor(DOCUMENT),
    properties: {
      ...(forEditor(DOCUMENT.properties) as Json),
      screen: { enum: Object.keys(SCREENS) },
      body: { type: 'array', minItems: 1, maxItems: 60, items: LISTED },
    },
    definitions: {
      listed: { anyOf: [NODE, USE] },
      node: { oneOf: types.map(([name]) => ({ $ref: `#/definitions/${name}` })) },
      ...Object.fromEntries(types),
      ...Object.fromEntries(PIECES.map(([name, piece]) => [name, content(piece)])),
    },
  }
}

/** Schemas that many members share, as definitions. */
const PIECES = Object.entries(SHARED) as readonly (readonly [string, Json])[]

/** `{ "use": "<part>" }`, with the description of each part. */
const USE: Json = {
  type: 'object',
  properties: {
    use: {
      description: 'The nodes of a part that ships with the widget.',
      oneOf: [...PARTS.values()].map(({ part, description }) => ({ const: part, description })),
    },
  },
  required: ['use'],
  additionalProperties: false,
}

const fieldDefinition = (kind: string, type: NodeType) =>
  definition(type, { type: { const: 'field' }, kind: { const: kind } })

function definition({ description, container, props }: NodeType, tags: Json): Json {
  const { children: _, ...envelope } = forEditor(ENVELOPE.properties) as Json
  return {
    description,
    type: 'object',
    properties: {
      ...envelope,
      fallback: NODE,
      ...(container && { children: { type: 'array', maxItems: 60, items: LISTED } }),
      ...(forEditor(props.properties) as Json),
      ...tags,
    },
    required: ['type', ...props.required],
    additionalProperties: false,
  }
}

/** Removes `x-slot`, which only the build reads, and lets lists of nodes refer to the node types. */
function forEditor(schema: unknown): Json {
  return translate(schema) as Json
}

function translate(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(translate)
  if (typeof schema !== 'object' || schema === null) return schema
  if (schema === navigate.properties.to) return { ...schema, enum: ROUTE_NAMES }
  const [name, piece] = PIECES.find(([, one]) => isPiece(schema, one)) ?? []
  if (piece === undefined) return content(schema as Json)
  const { description } = schema as Json
  // Draft-07 ignores everything beside a $ref.
  const ref = { $ref: `#/definitions/${name}` }
  return description === piece.description ? ref : { description, allOf: [ref] }
}

function content(schema: Json): Json {
  const { 'x-slot': slot, ...rest } = schema
  const copy = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, translate(value)]))
  if (slot === 'nodes') return { ...copy, items: LISTED }
  if (slot === 'cases') return { ...copy, additionalProperties: { type: 'array', maxItems: 60, items: LISTED } }
  return copy
}
