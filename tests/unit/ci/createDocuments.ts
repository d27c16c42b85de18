export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** The keywords of JSON Schema that are used to generate JSON values. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: Json
  readonly enum?: readonly Json[]
  readonly default?: Json
  readonly examples?: readonly Json[]
  readonly pattern?: string
  readonly maxLength?: number
  readonly minLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly if?: Schema
}

type Random = () => number

const MAX_DEPTH = 7

/** Edge cases of every type. */
const ODD: readonly Json[] = [
  ...[null, true, false, 0, -1, 1, 1.5, 2 ** 53, 1e21, Number.NaN, Number.POSITIVE_INFINITY],
  ...['', ' ', '0', '-1', 'x', 'true', '12.50', '1e3', 'a/b~c', '😀'.repeat(3), 'y'.repeat(5_000), 'deposit', 'MXN'],
  ...[[], {}, [null], [[]], { '': 0 }, { 'a/b~c': 'x' }, ['x', 'x'], { do: 'back' }, { type: 'text' }],
]
const TEXTS = [
  'x',
  'MXN',
  'mx',
  '12.50',
  '500',
  'https://example.com/a',
  'true',
  'a.b',
  'name',
  '/static/a.png',
  '#ff0000',
]

/**
 * Generates documents for a schema, reproducibly for a seed: a quarter unchanged, the others with one to three changes.
 * So each rule gets valid and invalid values, which purely random documents rarely contain.
 */
export function createDocuments(schema: Schema, { count, seed }: { count: number; seed: number }): Json[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    let document = make(schema, random, 0)
    for (let changes = index % 4; changes > 0; changes--) document = change(document, random)
    return document
  })
}

/** mulberry32, a seeded random number generator. */
function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const below = (bound: number, random: Random): number => Math.floor(random() * bound)

function oneOf<T>(list: readonly T[], random: Random): T {
  const one = list[below(list.length, random)]
  if (one === undefined) throw new Error('Nothing to choose from.')
  return one
}

function make(schema: Schema, random: Random, depth: number): Json {
  if (schema.const !== undefined) return structuredClone(schema.const)
  if (schema.enum !== undefined) return structuredClone(oneOf(schema.enum, random))
  if (schema.examples !== undefined && random() < 0.5) return structuredClone(oneOf(schema.examples, random))
  const variants = schema.oneOf ?? schema.anyOf
  if (variants !== undefined)
    return merge(make(oneOf(variants, random), random, depth), membersOf(schema, random, depth))
  if (schema.allOf !== undefined)
    return schema.allOf.reduce<Json>(
      (made, part) => merge(made, make(part, random, depth)),
      membersOf(schema, random, depth),
    )
  switch (typeOf(schema, random)) {
    case 'object':
      return membersOf(schema, random, depth)
    case 'array':
      return depth > MAX_DEPTH ? [] : listOf(schema, random, depth)
    case 'string':
      return textOf(schema, random)
    case 'integer':
      return (schema.minimum ?? 0) + below(5, random)
    case 'number':
      return (schema.minimum ?? 0) + below(500, random) / 100
    case 'boolean':
      return random() < 0.5
    case 'null':
      return null
    default:
      return structuredClone(oneOf(ODD, random))
  }
}

function typeOf({ type, properties, items }: Schema, random: Random): string | undefined {
  if (typeof type === 'string') return type
  if (type !== undefined) return oneOf(type, random)
  if (properties !== undefined) return 'object'
  return items === undefined ? undefined : 'array'
}

function membersOf({ properties = {}, required = [], additionalProperties }: Schema, random: Random, depth: number) {
  const made: Record<string, Json> = {}
  for (const [name, member] of Object.entries(properties)) {
    const isLeftOut = !required.includes(name) && (depth > MAX_DEPTH || random() < 0.4)
    if (!isLeftOut) made[name] = make(member, random, depth + 1)
  }
  if (typeof additionalProperties === 'object' && depth <= MAX_DEPTH)
    for (const name of ['one', 'a/b~c', 'mx'].slice(0, below(4, random)))
      made[name] = make(additionalProperties, random, depth + 1)
  return made
}

function listOf({ items = {}, minItems = 0, maxItems = 4 }: Schema, random: Random, depth: number): Json[] {
  const length = minItems + below(Math.min(3, Math.max(1, maxItems - minItems + 1)), random)
  return Array.from({ length }, () => make(items, random, depth + 1))
}

function textOf({ pattern, maxLength, minLength = 0 }: Schema, random: Random): string {
  // Ajv counts code points, but JavaScript counts code units.
  if (maxLength !== undefined && random() < 0.2) return '😀'.repeat(maxLength + below(2, random))
  if (minLength > 1 && random() < 0.2) return '😀'.repeat(minLength - below(2, random))
  const texts = pattern === undefined ? TEXTS : TEXTS.filter((text) => new RegExp(pattern, 'u').test(text))
  return oneOf(texts.length > 0 ? texts : TEXTS, random)
}

const isObject = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const merge = (one: Json, other: Json): Json => (isObject(one) && isObject(other) ? { ...other, ...one } : one)

/** Replaces, removes, repeats or adds one member or item anywhere in the document. */
function change(document: Json, random: Random): Json {
  const isLeaf = typeof document !== 'object' || document === null || Object.keys(document).length === 0
  if (isLeaf || random() < 0.15) return structuredClone(oneOf(ODD, random))
  const name = oneOf(Object.keys(document), random)
  const how = random()
  if (Array.isArray(document)) {
    const at = Number(name)
    const item = document[at] ?? null
    if (how < 0.2) return document.toSpliced(at, 1)
    if (how < 0.3) return [...document, structuredClone(item)]
    if (how < 0.35) return Array.from({ length: 600 }, () => structuredClone(item))
    return document.with(at, change(item, random))
  }
  const { [name]: member = null, ...rest } = document
  if (how < 0.2) return rest
  if (how < 0.3) return { ...document, [oneOf(['extra', 'a/b~c', ''], random)]: structuredClone(oneOf(ODD, random)) }
  return { ...document, [name]: change(member, random) }
}
