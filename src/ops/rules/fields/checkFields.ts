import { SCREENS } from '../../../../schemas/layout/screens/index.ts'
import type { ScreenRule } from '../../../../schemas/layout/screens/ScreenRule.ts'
import { pathsOf } from '../../../language/expression/pathsOf.ts'
import { nearest } from '../../../language/nearest.ts'
import type { KnownFields } from '../../document/knownFields.ts'
import { escaped } from '../../document/listNodes.ts'
import { listSlots } from '../../document/listSlots.ts'
import type { RawField } from '../../document/RawField.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { ServerField } from '../../document/ServerField.ts'
import type { Finding } from '../../Finding.ts'
import { comparisons } from '../expressions/checkConstant.ts'
import { expressionOf, usesOf } from '../expressions/usesOf.ts'
import { whyNever } from '../expressions/whyNever.ts'

/** E05, E16, W01, W06: references to fields exist and make sense, and every field is used. */
export function checkFields(
  nodes: readonly RawNode[],
  fields: KnownFields,
  serverFields: readonly ServerField[] | undefined,
  screen?: unknown,
): Finding[] {
  const references = nodes.flatMap((node) => [...referencedFields(node), ...readFields(node)])
  return [
    ...(fields.names === undefined ? [] : unknown(references, fields.names)),
    ...(serverFields === undefined ? [] : nodes.flatMap((node) => unknownOverrides(node, serverFields))),
    ...idle(fields, new Set([...references.map(({ name }) => name), ...readByPage(screen)])),
    ...nodes.flatMap(dependsOnItself),
    ...nodes.flatMap((node) => impossible(node, fields)),
    ...(serverFields === undefined
      ? []
      : [
          ...leftOut(nodes, fields, serverFields),
          ...unrequested(fields, serverFields),
          ...alsoSentWhole(fields, serverFields),
        ]),
  ]
}

interface FieldReference {
  readonly name: string
  readonly pointer: string
  readonly column?: number
}

function unknown(references: readonly FieldReference[], names: readonly string[]): Finding[] {
  return references
    .filter(({ name }) => !names.includes(name))
    .map(({ name, ...place }) => ({
      code: 'E05',
      ...place,
      message: `"${name}" is not a field of this document${meant(name, names)}`,
    }))
}

function referencedFields({ json, pointer, ...rest }: RawNode): FieldReference[] {
  const named = (value: unknown, at: string): FieldReference[] =>
    typeof value === 'string' ? [{ name: value, pointer: at }] : []
  const list = (value: unknown, at: string): FieldReference[] =>
    Array.isArray(value) ? value.flatMap((name, index) => named(name, `${at}/${index}`)) : []
  const own = [
    ...(json.type === 'chips' ? named(json.target, `${pointer}/target`) : []),
    ...(json.type === 'review' ? list(json.except, `${pointer}/except`) : []),
    ...(json.kind === 'composed' ? list(json.parts, `${pointer}/parts`) : []),
  ]
  const slots = listSlots({ json, pointer, ...rest }).flatMap(({ kind, value, pointer: at }) => {
    if (kind === 'cascade') return named(Object(value).by, `${at}/by`)
    if (kind === 'action') return Object(value).do === 'setField' ? named(Object(value).field, `${at}/field`) : []
    if (kind !== 'rules' || !Array.isArray(value)) return []
    return value.flatMap((rule, index) => named(Object(rule).field, `${at}/${index}/field`))
  })
  return [...own, ...slots]
}

/** The fields that a node's expressions read. */
function readFields(node: RawNode): FieldReference[] {
  return usesOf(node).flatMap((use) => {
    const expression = expressionOf(use)
    if ('code' in expression) return []
    return pathsOf(expression).flatMap(({ steps: [scope, member, name], column }) =>
      scope === 'form' && (member === 'fields' || member === 'labels') && typeof name === 'string'
        ? [{ name, pointer: use.pointer, column }]
        : [],
    )
  })
}

/** W01: a comparison with a value that is not among the field's choices. */
function impossible(node: RawNode, fields: KnownFields): Finding[] {
  return usesOf(node).flatMap((use) => {
    const expression = expressionOf(use)
    if ('code' in expression) return []
    return comparisons(expression).flatMap(({ path, value, column }): Finding[] => {
      const [member, name] = path.steps
      if (path.root !== 'form' || member !== 'fields') return []
      const reason = neverIs(String(name), String(value), fields)
      if (reason === undefined) return []
      return [{ code: 'W01', pointer: use.pointer, column, message: `"${name}" is never "${value}"${reason}` }]
    })
  })
}

function neverIs(name: string, value: string, fields: KnownFields): string | undefined {
  const offered = value === '' ? undefined : fields.valuesOf(name)
  if (offered !== undefined) return offered.includes(value) ? undefined : meant(value, offered)
  const reason = whyNever(name, value, fields)
  return reason && `: ${reason}`
}

/** W06: fields that the method asks for and the form does not draw. */
function leftOut(nodes: readonly RawNode[], { own }: KnownFields, serverFields: readonly ServerField[]): Finding[] {
  const parts = nodes.filter(({ json, isFallback }) => json.type === 'serverFields' && !isFallback)
  const [first] = parts
  if (first === undefined) return []
  return serverFields.flatMap(({ name }): Finding[] => {
    if (name === 'amount' || own.has(name) || !parts.every(({ json }) => isExcluded(json, name))) return []
    const rank = namesIn(first.json.except).indexOf(name)
    const [place, repair] = rank < 0 ? ['only', 'add it to "only"'] : [`except/${rank}`, 'remove it from "except"']
    const message = `the method asks for "${name}", but the document leaves it out: ${repair}, or add a field for it. If it is required, it is shown anyway`
    return [{ code: 'W06', pointer: `${first.pointer}/${place}`, message }]
  })
}

/** Whether a `serverFields` leaves a field out. */
const isExcluded = ({ except, only }: RawNode['json'], name: string): boolean =>
  namesIn(except).includes(name) || (only !== undefined && !namesIn(only).includes(name))

const namesIn = (names: unknown): readonly unknown[] => (Array.isArray(names) ? names : [])

/**
 * W06: sent fields that the method does not ask for. Three kinds of fields are excluded: parts of a composed value and
 * fields sent in pieces, which are not sent themselves; parts of an address, which not every country has; and fields inside a switch, which
 * may be for another method.
 */
function unrequested({ own }: KnownFields, serverFields: readonly ServerField[]): Finding[] {
  const names = serverFields.map(({ name }) => name)
  const parts = [...own.values()].flatMap(({ json }) => (Array.isArray(json.parts) ? json.parts : []))
  const isSent = ({ name, json, node }: RawField) =>
    json.wire !== 'none' &&
    node.json.type === 'field' &&
    node.branch.size === 0 &&
    !parts.includes(name) &&
    (json.sendAs === undefined || Object.hasOwn(Object(json.sendAs), name))
  return [...own.values()]
    .filter((field) => isSent(field) && field.name !== 'amount' && !names.includes(field.name))
    .map(({ name, at }) => ({
      code: 'W06',
      pointer: at,
      message: `the method does not ask for "${name}"${meant(name, names)}`,
    }))
}

/** W06: the method asks for the own name of a field that is sent in pieces, so the widget sends the whole value too. */
function alsoSentWhole({ own }: KnownFields, serverFields: readonly ServerField[]): Finding[] {
  return [...own.values()].flatMap(({ name, json, pointer }): Finding[] => {
    if (json.sendAs === undefined || Object.hasOwn(Object(json.sendAs), name)) return []
    if (!serverFields.some((field) => field.name === name)) return []
    const message = `the method also asks for "${name}": it gets the whole value. Add "${name}": "whole" if that is meant, or rename the field`
    return [{ code: 'W06', pointer: `${pointer}/sendAs`, message }]
  })
}

/** E16: the form's validity depends on its fields, so a field can't depend on the form's validity. */
function dependsOnItself(node: RawNode): Finding[] {
  if (node.json.type !== 'field') return []
  return usesOf(node).flatMap((use): Finding[] => {
    const expression = expressionOf(use)
    if ('code' in expression) return []
    const path = pathsOf(expression).find(({ steps: [scope, member = ''] }) => scope === 'form' && OF_ALL.has(member))
    if (path === undefined) return []
    const message = `"${path.steps.join('.')}" depends on this field itself: use the fields that it depends on instead`
    return [{ code: 'E16', pointer: use.pointer, column: path.column, message }]
  })
}

const OF_ALL: ReadonlySet<string | number> = new Set(['valid', 'canSubmit', 'errors'])

function unknownOverrides(node: RawNode, serverFields: readonly ServerField[]): Finding[] {
  const names = serverFields.map(({ name }) => name)
  return customizedFields(node)
    .filter(({ name }) => !names.includes(name) && name !== 'amount')
    .map(({ name, pointer }) => ({
      code: 'W06',
      pointer,
      message: `the method has no field "${name}"${meant(name, names)}`,
    }))
}

function customizedFields({ json, pointer }: RawNode): FieldReference[] {
  if (json.type !== 'serverFields') return []
  const listed = (['except', 'only'] as const).flatMap((member) =>
    namesIn(json[member]).map((name, index) => ({ name: String(name), pointer: `${pointer}/${member}/${index}` })),
  )
  return [
    ...listed,
    ...Object.keys(Object(json.override)).map((name) => ({ name, pointer: `${pointer}/override/${escaped(name)}` })),
  ]
}

/** The screen's page reads the fields that the screen requires, such as the on-ramp's country and currency. */
function readByPage(screen: unknown): readonly string[] {
  const rules: Readonly<Record<string, ScreenRule>> = SCREENS
  const critical = typeof screen === 'string' && Object.hasOwn(rules, screen) ? rules[screen]?.critical : undefined
  return (critical ?? []).filter((type) => type.startsWith(FIELD)).map((type) => type.slice(FIELD.length))
}

const FIELD = 'field:'

/** W06: a field that is not sent must have a purpose: its own rules, another node that reads it, or a consent. */
function idle({ written }: KnownFields, references: ReadonlySet<string>): Finding[] {
  return written
    .filter(({ name, json }) => json.wire === 'none' && !references.has(name) && !hasRules(json) && !isConsent(json))
    .map(({ name, pointer }) => ({
      code: 'W06',
      pointer: `${pointer}/wire`,
      message: `"${name}" is never sent and nothing reads it: remove the field, or remove its "wire"`,
    }))
}

const hasRules = ({ rules }: Readonly<Record<string, unknown>>): boolean => Array.isArray(rules) && rules.length > 0

const isConsent = ({ kind, optional }: Readonly<Record<string, unknown>>): boolean =>
  kind === 'checkbox' && optional !== true

function meant(word: string, allowed: readonly string[]): string {
  const close = nearest(word, allowed)
  if (close !== undefined) return `: did you mean "${close}"?`
  return allowed.length === 0 ? ': there are none' : `: choose from ${[...new Set(allowed)].join(', ')}`
}
