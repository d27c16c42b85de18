import { $node, type NodeTypeEntry, nodeTypes } from 'virtual:layout-catalog'
import type { NodeJson } from '../../schemas/layout/document.ts'
import { unknownBlock, unknownKind } from './checkNames.ts'
import type { LayoutProblem } from './LayoutProblem.ts'
import { type Known, schemaProblems } from './schemaProblems.ts'

const ENVELOPE = new Set(['type', 'id', 'when', 'ariaLabel', 'fallback', 'optional', 'children'])
/** On a field, `optional` is a property of the field and not of the node: it means that the value may stay empty. */
const FIELD_ENVELOPE = new Set([...ENVELOPE].filter((name) => name !== 'optional'))

export interface Shape {
  /** The type's entry in the catalogue; undefined for an unknown type. */
  readonly type: NodeTypeEntry | undefined
  readonly props: Readonly<Record<string, unknown>>
  readonly problems: readonly LayoutProblem[]
}

/** Checks one node against the schema of its type, without its nested nodes. */
export function checkShape(json: NodeJson, pointer: string, known: Known = topLevelNames(json)): Shape {
  const { envelope, props } = split(json)
  const problems = $node(envelope) ? [] : schemaProblems($node, pointer, envelope, known)
  const type = typeOf(json)
  if (type === undefined && typeof json.type === 'string') problems.push(unknownType(json, pointer))
  if (type !== undefined && !type.validate(props)) {
    problems.push(...schemaProblems(type.validate, pointer, props, known))
  }
  if (type !== undefined && json.children !== undefined && !type.container) {
    problems.push(problem(`${pointer}/children`, `"${json.type}" can't have children.`))
  }
  return { type, props, problems }
}

/** A field is never dropped: its value would be missing from the payment. */
export function isDecorative(json: NodeJson): boolean {
  return typeOf(json)?.decorative ?? (json.optional === true && json.type !== 'field')
}

function typeOf(json: NodeJson): NodeTypeEntry | undefined {
  const key = json.type === 'field' ? `f_${String(json.kind)}` : `b_${json.type}`
  return Object.hasOwn(nodeTypes, key) ? nodeTypes[key] : undefined
}

/** Created without a prototype, so that "__proto__" is rejected like any unknown name. */
function split(json: NodeJson) {
  const own = json.type === 'field' ? FIELD_ENVELOPE : ENVELOPE
  const envelope: Record<string, unknown> = Object.create(null)
  const props: Record<string, unknown> = Object.create(null)
  for (const [name, value] of Object.entries(json)) (own.has(name) ? envelope : props)[name] = value
  return { envelope, props }
}

const topLevelNames =
  (json: NodeJson): Known =>
  (error) =>
    error.instancePath === '' ? [...Object.keys(typeOf(json)?.slots ?? {}), ...ENVELOPE] : []

const unknownType = (json: NodeJson, pointer: string): LayoutProblem =>
  json.type === 'field'
    ? problem(`${pointer}/kind`, unknownKind(json.kind))
    : problem(`${pointer}/type`, unknownBlock(json.type))

const problem = (pointer: string, message: string): LayoutProblem => ({
  code: 'E01',
  pointer,
  message,
  isHandled: false,
})
