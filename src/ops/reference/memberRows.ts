import { isPiece } from '../../../schemas/isPiece.ts'
import { FIELD_NAME, KEY, PATH } from '../../../schemas/layout/pieces.ts'
import { SHARED } from '../../../schemas/layout/slots.ts'
import type { Member } from './Member.ts'
import { anchorOf, code } from './markdown.ts'

/** The JSON Schema keywords that the reference uses. */
export interface Schema {
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly examples?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minProperties?: number
  readonly maxProperties?: number
}

const PIECES = Object.entries(SHARED) as readonly (readonly [string, Schema])[]

/** The shared value types of the language, by their names in the reference. */
export const VALUES: ReadonlyMap<string, Schema> = new Map(PIECES.map(([name, piece]) => [camelCased(name), piece]))

function camelCased(name: string): string {
  return name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** All members of a schema, nested ones included; shared value types are not expanded, as they have their own section. */
export function memberRows(schema: Schema, path = ''): Member[] {
  const below = path === '' ? '' : `${path}.`
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [
    row(`${below}${name}`, member, schema.required?.includes(name) === true),
    ...inner(member, `${below}${name}`),
  ])
  return [...own, ...entries(schema, path)]
}

/** The members of a list's items and of a record's values. */
function entries({ items, additionalProperties: others }: Schema, path: string): Member[] {
  const named = typeof others === 'object' && !others.properties && !others.items && others.description
  return [
    ...(items ? inner(items, `${path}[]`) : []),
    ...(typeof others !== 'object' ? [] : named ? [row(`${path}.*`, others, false)] : inner(others, `${path}.*`)),
  ].map((member) => ({ ...member, name: member.name.replace(/^\./, '') }))
}

const inner = (schema: Schema, path: string): Member[] =>
  pieceNameOf(schema) === undefined ? memberRows(schema, path) : []

const row = (name: string, schema: Schema, isRequired: boolean): Member => ({
  name,
  type: typeOf(schema),
  isRequired,
  preset: presetOf(schema),
  limits: pieceNameOf(schema) === undefined ? limitsOf(schema) : '',
  description: schema.description ?? '',
})

const pieceNameOf = (schema: Schema): string | undefined => [...VALUES].find(([, piece]) => isPiece(schema, piece))?.[0]

/** The type in words; a shared value type is a link to its section. */
function typeOf(schema: Schema): string {
  const value = pieceNameOf(schema)
  if (value !== undefined) return `[${value}](values.md#${anchorOf(value)})`
  return plainTypeOf(schema)
}

export function plainTypeOf({ type, enum: choices, const: only, items, additionalProperties: others }: Schema): string {
  if (only !== undefined) return code(only)
  if (choices !== undefined) return choices.map(code).join(', ')
  const types = [type ?? 'anything'].flat().filter((name) => name !== 'null')
  return types
    .map((name) => (name === 'array' && items ? `list of ${manyOf(items)}` : wordFor(name, others)))
    .join(' or ')
}

const manyOf = (items: Schema): string => (items.type === 'object' ? 'objects' : `(${typeOf(items)})`)

function wordFor(type: string, others: Schema['additionalProperties']): string {
  if (type === 'object' && typeof others === 'object') return 'object by name'
  return WORDS[type] ?? type
}

const WORDS: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false', integer: 'whole number' }

/** The default; empty for a record, whose members have their own defaults. */
function presetOf({ default: preset, properties }: Schema): string {
  if (preset === undefined || properties !== undefined) return ''
  return preset === '' ? 'empty' : code(preset)
}

/** Frequent patterns, described in words. */
const PATTERNS: Readonly<Record<string, string>> = {
  [KEY]: 'letters, digits, `_`, `.`, `-`',
  [PATH]: 'a path',
  [FIELD_NAME]: 'letters, digits, `_`, `.`, `-`, `[`, `]`; a letter or digit first',
}

export function limitsOf(schema: Schema): string {
  return [
    schema.maximum === Number.MAX_SAFE_INTEGER ? 'numbers up to 2^53' : between(schema.minimum, schema.maximum, ''),
    schema.minLength === 1 && schema.maxLength === undefined
      ? 'not empty'
      : between(schema.minLength, schema.maxLength, ' characters'),
    between(schema.minItems, schema.maxItems, ' entries'),
    between(schema.minProperties, schema.maxProperties, ' members'),
    schema.pattern === undefined ? '' : (PATTERNS[schema.pattern] ?? code(schema.pattern)),
  ]
    .filter((limit) => limit !== '')
    .join('; ')
}

function between(least: number | undefined, most: number | undefined, what: string): string {
  if (least === undefined) return most === undefined ? '' : `at most ${most}${what}`
  if (most === undefined) return `at least ${least}${what}`
  return `${least} to ${most}${what}`
}
