import { isRecord } from '../../../../schemas/isRecord.ts'
import { blocks, fields } from '../../../../schemas/layout/catalog.ts'
import { LIMITS } from '../../../../schemas/layout/document.ts'
import { isPage, unknownPage } from '../../../language/checkNames.ts'
import { checkShape } from '../../../language/checkShape.ts'
import { checkTextForm } from '../../../language/checkTextForm.ts'
import { nearest } from '../../../language/nearest.ts'
import { knownNames } from '../../document/knownNames.ts'
import { listSlots } from '../../document/listSlots.ts'
import { fieldsOf } from '../../document/RawField.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'
import { kindInstead } from '../fields/kindInstead.ts'

/** E01, E09, E10, E12, W07: checks each node separately, including those inside an invalid node. */
export function checkStructure(nodes: readonly RawNode[]): Finding[] {
  return [
    ...nodes.flatMap(shape),
    ...nodes.flatMap(textForms),
    ...nodes.flatMap(pages),
    ...twice(nodes, 'id', ({ json, pointer }) => [{ name: json.id, at: `${pointer}/id` }]),
    ...twice(nodes, 'field name', (node) => fieldsOf(node).filter(({ isOverride }) => !isOverride)),
    ...nodes.flatMap(repeatedField),
    ...limits(nodes),
  ]
}

function shape({ json, pointer }: RawNode): Finding[] {
  const { type, problems } = checkShape(json, pointer, knownNames(json))
  const at = `${pointer}/${json.type === 'field' ? 'kind' : 'type'}`
  if (type !== undefined || !isMeantForNewer(json)) {
    const isKind = type === undefined && json.type === 'field'
    return problems.map((one) =>
      isKind && one.pointer === at ? { ...one, message: kindInstead(json.kind, one) } : one,
    )
  }
  const consequence = isRecord(json.fallback) ? 'its fallback is shown instead' : 'it is left out'
  const message = `"${json.type === 'field' ? json.kind : json.type}" is not known to this version: ${consequence}`
  return [...problems.filter((problem) => problem.pointer !== at), { code: 'W07', pointer: at, message }]
}

/** A text must use exactly one form, which JSON Schema can't express. */
function textForms(node: RawNode): Finding[] {
  const findings: Finding[] = []
  for (const { kind, value, pointer } of listSlots(node)) {
    if (kind !== 'text' || !isRecord(value)) continue
    checkTextForm(
      value,
      pointer,
      () => NOTHING,
      (message) => findings.push({ code: 'E01', pointer, message }),
    )
  }
  return findings
}

const NOTHING = { kind: 'literal', value: null, column: 1 } as const

/** An unknown type is meant for a newer version if it resembles no known type and has a fallback or is optional. */
function isMeantForNewer(json: RawNode['json']): boolean {
  const isField = json.type === 'field'
  const hasWayOut = isRecord(json.fallback) || (json.optional === true && !isField)
  return (
    hasWayOut && nearest(String(isField ? json.kind : json.type), Object.keys(isField ? fields : blocks)) === undefined
  )
}

function pages(node: RawNode): Finding[] {
  return listSlots(node).flatMap(({ kind, value, pointer }) => {
    if (kind !== 'action' || !isRecord(value) || value.do !== 'navigate' || typeof value.to !== 'string') return []
    return isPage(value.to) ? [] : [{ code: 'E12', pointer: `${pointer}/to`, message: unknownPage(value.to) }]
  })
}

/** E09: duplicate names. Fallbacks are skipped: a fallback may have the name of the node that it replaces. */
function twice(nodes: readonly RawNode[], what: string, namesOf: (node: RawNode) => readonly Named[]): Finding[] {
  const seen = new Set<string>()
  const drawn = nodes.filter(({ isFallback }) => !isFallback)
  return drawn.flatMap(namesOf).flatMap(({ name, at }) => {
    if (typeof name !== 'string') return []
    if (!seen.has(name)) return seen.add(name) && []
    return [{ code: 'E09', pointer: at, message: `The ${what} "${name}" is used twice in the document.` }]
  })
}

interface Named {
  readonly name: unknown
  readonly at: string
}

const WITH_FIELDS = ['field', 'address', 'serverFields']

/** E09: a field among the children of a `repeat` would be drawn more than once under the same name. */
function repeatedField({ json, pointer, branch }: RawNode): Finding[] {
  if (!WITH_FIELDS.includes(json.type) || ![...branch.values()].includes('children')) return []
  const message = `"${json.type}" can't be inside a "repeat": its names would be repeated for each item. Move it outside.`
  return [{ code: 'E09', pointer, message }]
}

function limits(nodes: readonly RawNode[]): Finding[] {
  const over = nodes[LIMITS.nodes]
  const deep = nodes.find(({ depth }) => depth > LIMITS.depth)
  return [
    ...(over
      ? [
          limit(
            over,
            `The document has ${nodes.length} nodes; ${LIMITS.nodes} are allowed. Remove some, or draw what is alike with one "repeat" or "summary".`,
          ),
        ]
      : []),
    ...(deep
      ? [
          limit(
            deep,
            `Nodes are nested ${deep.depth} deep here; ${LIMITS.depth} are allowed. Take out rows, stacks and cards that hold a single node.`,
          ),
        ]
      : []),
  ]
}

const limit = ({ pointer }: RawNode, message: string): Finding => ({ code: 'E10', pointer, message })
