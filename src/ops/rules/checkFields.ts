import { SCREENS } from '../../../schemas/layout/screens/index.ts'
import type { ScreenRule } from '../../../schemas/layout/screens/ScreenRule.ts'
import { pathsOf } from '../../language/expression/pathsOf.ts'
import { nearest } from '../../language/nearest.ts'
import type { KnownFields } from '../document/knownFields.ts'
import { escaped } from '../document/listNodes.ts'
import { listSlots } from '../document/listSlots.ts'
import type { RawField } from '../document/RawField.ts'
import type { RawNode } from '../document/RawNode.ts'
import type { ServerField } from '../document/ServerField.ts'
import type { Finding } from '../Finding.ts'
import { comparisons } from './checkConstant.ts'
import { expressionOf, usesOf } from './usesOf.ts'

/** E05, W06: fields are spoken of by names that exist, and every field is there for something. */
export function checkFields(
  nodes: readonly RawNode[],
  fields: KnownFields,
  serverFields: readonly ServerField[] | undefined,
  screen?: unknown,
): Finding[] {
  const spoken = nodes.flatMap((node) => [...spokenFields(node), ...readFields(node)])
  return [
    ...(fields.names === undefined ? [] : unknown(spoken, fields.names)),
    ...(serverFields === undefined ? [] : nodes.flatMap((node) => undressed(node, serverFields))),
    ...idle(fields, new Set([...spoken.map(({ name }) => name), ...readByPage(screen)])),
    ...nodes.flatMap(selfish),
    ...nodes.flatMap((node) => impossible(node, fields)),
    ...(serverFields === undefined ? [] : [...leftOut(nodes, fields, serverFields), ...untaken(fields, serverFields)]),
  ]
}

interface Spoken {
  readonly name: string
  readonly pointer: string
  readonly column?: number
}

function unknown(spoken: readonly Spoken[], names: readonly string[]): Finding[] {
  return spoken
    .filter(({ name }) => !names.includes(name))
    .map(({ name, ...place }) => ({
      code: 'E05',
      ...place,
      message: `"${name}" is no field of this document${meant(name, names)}`,
    }))
}

function spokenFields({ json, pointer, ...rest }: RawNode): Spoken[] {
  const named = (value: unknown, at: string): Spoken[] =>
    typeof value === 'string' ? [{ name: value, pointer: at }] : []
  const list = (value: unknown, at: string): Spoken[] =>
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

/** The fields that the expressions of a node read. */
function readFields(node: RawNode): Spoken[] {
  return usesOf(node).flatMap((use) => {
    const expression = expressionOf(use)
    if ('code' in expression) return []
    return pathsOf(expression).flatMap(({ steps: [scope, member, name], column }) =>
      scope === 'form' && member === 'fields' && typeof name === 'string'
        ? [{ name, pointer: use.pointer, column }]
        : [],
    )
  })
}

/** W01: a comparison with a value that none of a field's choices has. */
function impossible(node: RawNode, { valuesOf }: KnownFields): Finding[] {
  return usesOf(node).flatMap((use) => {
    const expression = expressionOf(use)
    if ('code' in expression) return []
    return comparisons(expression).flatMap(({ path, value, column }): Finding[] => {
      const [member, name] = path.steps
      const offered = path.root === 'form' && member === 'fields' ? valuesOf(String(name)) : undefined
      if (offered === undefined || value === '' || offered.includes(String(value))) return []
      return [
        {
          code: 'W01',
          pointer: use.pointer,
          column,
          message: `"${name}" is never "${value}"${meant(String(value), offered)}`,
        },
      ]
    })
  })
}

/** W06: what the method asks for and no part of the form draws. */
function leftOut(nodes: readonly RawNode[], { own }: KnownFields, serverFields: readonly ServerField[]): Finding[] {
  const parts = nodes.filter(({ json, isFallback }) => json.type === 'serverFields' && !isFallback)
  const [first, ...more] = parts.map(({ json }) => (Array.isArray(json.except) ? json.except : []))
  const names = (first ?? []).filter((name) => more.every((except) => except.includes(name)))
  return names.flatMap((name): Finding[] => {
    if (name === 'amount' || own.has(name) || !serverFields.some((field) => field.name === name)) return []
    const rank = (first ?? []).indexOf(name)
    const message = `the method asks for "${name}", and the document leaves it out: take it out of "except", or give it a field. If it is not optional, it is drawn all the same`
    return [{ code: 'W06', pointer: `${parts[0]!.pointer}/except/${rank}`, message }]
  })
}

/**
 * W06: what the method does not ask for, and may not take. A part of a composed value does not go out by itself, an address
 * has parts that its country does not write, and a case of a switch may be another method's.
 */
function untaken({ own }: KnownFields, serverFields: readonly ServerField[]): Finding[] {
  const names = serverFields.map(({ name }) => name)
  const parts = [...own.values()].flatMap(({ json }) => (Array.isArray(json.parts) ? json.parts : []))
  const isSent = ({ name, json, node }: RawField) =>
    json.wire !== 'none' && node.json.type === 'field' && node.branch.size === 0 && !parts.includes(name)
  return [...own.values()]
    .filter((field) => isSent(field) && field.name !== 'amount' && !names.includes(field.name))
    .map(({ name, at }) => ({
      code: 'W06',
      pointer: at,
      message: `the method asks for no "${name}"${meant(name, names)}`,
    }))
}

/** Whether a form is right hangs on its fields, so a field can't hang on that. */
function selfish(node: RawNode): Finding[] {
  if (node.json.type !== 'field') return []
  return usesOf(node).flatMap((use): Finding[] => {
    const expression = expressionOf(use)
    if ('code' in expression) return []
    const path = pathsOf(expression).find(({ steps: [scope, member = ''] }) => scope === 'form' && OF_ALL.has(member))
    if (path === undefined) return []
    const message = `"${path.steps.join('.')}" hangs on this field itself: name the fields that it hangs on`
    return [{ code: 'E16', pointer: use.pointer, column: path.column, message }]
  })
}

const OF_ALL: ReadonlySet<string | number> = new Set(['valid', 'canSubmit', 'errors'])

function undressed(node: RawNode, serverFields: readonly ServerField[]): Finding[] {
  const names = serverFields.map(({ name }) => name)
  return dressedFields(node)
    .filter(({ name }) => !names.includes(name) && name !== 'amount')
    .map(({ name, pointer }) => ({
      code: 'W06',
      pointer,
      message: `the method has no field "${name}"${meant(name, names)}`,
    }))
}

function dressedFields({ json, pointer }: RawNode): Spoken[] {
  if (json.type !== 'serverFields') return []
  const except = Array.isArray(json.except) ? json.except : []
  return [
    ...except.map((name, index) => ({ name: String(name), pointer: `${pointer}/except/${index}` })),
    ...Object.keys(Object(json.override)).map((name) => ({ name, pointer: `${pointer}/override/${escaped(name)}` })),
  ]
}

/** What a screen must hold its page reads: of an on-ramp, where and in what is paid. */
function readByPage(screen: unknown): readonly string[] {
  const rules: Readonly<Record<string, ScreenRule>> = SCREENS
  const critical = typeof screen === 'string' && Object.hasOwn(rules, screen) ? rules[screen]?.critical : undefined
  return (critical ?? []).filter((type) => type.startsWith(FIELD)).map((type) => type.slice(FIELD.length))
}

const FIELD = 'field:'

/** A field that goes nowhere must be good for something: a rule of its own, another field, or a consent. */
function idle({ written }: KnownFields, spoken: ReadonlySet<string>): Finding[] {
  return written
    .filter(({ name, json }) => json.wire === 'none' && !spoken.has(name) && !hasRules(json) && !isConsent(json))
    .map(({ name, pointer }) => ({
      code: 'W06',
      pointer: `${pointer}/wire`,
      message: `"${name}" never goes out and nothing reads it: leave the field out, or take "wire" out`,
    }))
}

const hasRules = ({ rules }: Readonly<Record<string, unknown>>): boolean => Array.isArray(rules) && rules.length > 0

const isConsent = ({ kind, optional }: Readonly<Record<string, unknown>>): boolean =>
  kind === 'checkbox' && optional !== true

function meant(word: string, allowed: readonly string[]): string {
  const close = nearest(word, allowed)
  if (close !== undefined) return `: did you mean "${close}"?`
  return allowed.length === 0 ? ': it has none' : `: it has ${[...new Set(allowed)].join(', ')}`
}
