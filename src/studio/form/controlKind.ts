import type { FormSchema } from './FormSchema.ts'

/** How the form edits a value. */
export type ControlKind =
  | 'words'
  | 'choice'
  | 'flag'
  | 'number'
  | 'line'
  | 'plainList'
  | 'list'
  | 'members'
  | 'record'
  | 'command'
  | 'nodes'
  | 'json'

/** The kind of control for a value. A schema that allows several types is decided by the value that is there. */
export function controlKind(schema: FormSchema, value: unknown): ControlKind {
  if (schema['x-slot'] === 'nodes' || schema['x-slot'] === 'cases') return 'nodes'
  if (isWords(schema)) return 'words'
  if (schema.enum !== undefined) return 'choice'
  if (schema.oneOf?.some(({ properties }) => properties?.do !== undefined)) return 'command'
  const type = typeOf(schema, value)
  if (type === 'boolean') return 'flag'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'string') return 'line'
  if (type === 'array') return listKind(schema, value)
  if (type !== 'object') return 'json'
  if (schema.properties !== undefined) return 'members'
  return typeof schema.additionalProperties === 'object' ? 'record' : 'json'
}

/** A text by language or key, whose schema has the member `text` with texts by language. */
const isWords = ({ 'x-slot': slot, properties }: FormSchema): boolean =>
  slot === 'text' ||
  (properties?.text?.properties?.en !== undefined && properties.text.required?.includes('en') === true)

function listKind({ items = {} }: FormSchema, value: unknown): ControlKind {
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const isPlain = (type: unknown) => ['string', 'number', 'integer'].includes(String(type))
  const types = [items.type ?? []].flat()
  if (items.oneOf === undefined && types.length > 0 && types.every(isPlain)) return 'plainList'
  if (types.some(isPlain) && entries.every((entry) => isPlain(typeof entry))) return 'plainList'
  return items.properties === undefined && items.oneOf === undefined ? 'json' : 'list'
}

function typeOf({ type }: FormSchema, value: unknown): string | undefined {
  const types = [type ?? []].flat().filter((one) => one !== 'null')
  const own = value === null || value === undefined ? undefined : Array.isArray(value) ? 'array' : typeof value
  return types.find((one) => one === own || (one === 'integer' && own === 'number')) ?? types[0]
}

/** The initial value of a new member: the first example of the schema, otherwise a minimal valid value. */
export function firstValue(schema: FormSchema): unknown {
  if (schema.examples?.[0] !== undefined) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.oneOf?.[0] !== undefined) return firstValue(schema.oneOf[0])
  const type = typeOf(schema, undefined)
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return schema.minimum ?? 0
  if (type === 'array') return []
  if (type !== 'object') return ''
  const names = schema.required ?? Object.keys(schema.properties ?? {}).slice(0, 1)
  return Object.fromEntries(names.map((name) => [name, firstValue(schema.properties?.[name] ?? {})]))
}
