import { Ajv, type AnySchema } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { isPiece } from '../../schemas/isPiece.ts'
import { shortCode } from './shortCode.ts'

const generate = (standalone as unknown as { default?: typeof standalone }).default ?? standalone

/** Annotations serve readers and the layout interpreter; keep them out of the generated code. */
const isAnnotation = (key: string, value: unknown): boolean =>
  (typeof value === 'string' && (key === 'description' || key === 'x-slot')) ||
  (value === true && key === 'isWords') ||
  (key === 'examples' && Array.isArray(value))

interface Options {
  /**
   * Schemas that get an `$id` and are referenced wherever the same constant is used: inlined copies triple the code
   * size.
   */
  readonly shared?: Record<string, object>
  /** Report every error, for authors of layouts. Elsewhere the first error is enough and the code much smaller. */
  readonly allErrors?: boolean
  /**
   * The `params` that an error contains: all, only the missing property (host messages), or the missing property and
   * list limits (server answers).
   */
  readonly params?: 'all' | 'missing' | 'missingOrLimit'
}

/** The module of the functions that all validators share. */
export const PARTS_MODULE = 'virtual:validator-parts'

/** Returns the ES module source of standalone validators, one export per schema. */
export function ajvModule(
  schemas: Record<string, object>,
  { shared = {}, allErrors = false, params = 'all' }: Options = {},
): string {
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: false },
    inlineRefs: false,
    allErrors,
    discriminator: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    messages: false,
    useDefaults: true,
  })
  const pieces = Object.entries(shared).map(([name, schema]) => [schema, `pw:${name}`] as const)
  for (const [schema, id] of pieces) ajv.addSchema(prepare(schema, pieces, true), id)
  const names: Record<string, string> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    names[name] = `pw:x/${name}`
    ajv.addSchema(prepare(schema, pieces, true), names[name])
  }
  for (const id of Object.values(names)) ajv.getSchema(id)
  return cspSafe(shortCode(readOnly(lean(generate(ajv, names), params)), PARTS_MODULE))
}

type Pieces = readonly (readonly [schema: object, id: string])[]

function prepare(schema: unknown, pieces: Pieces, isRoot = false): AnySchema {
  if (Array.isArray(schema)) return schema.map((item) => prepare(item, pieces)) as unknown as AnySchema
  if (typeof schema !== 'object' || schema === null) return schema as AnySchema
  const [, id] = pieces.find(([piece]) => isPiece(schema, piece)) ?? []
  if (id !== undefined && !isRoot) return { $ref: id }
  const entries = Object.entries(schema).filter(([key, value]) => !isAnnotation(key, value))
  const copy = Object.fromEntries(entries.map(([key, value]) => [key, prepare(value, pieces)]))
  if (Array.isArray(copy.required)) copy.required = copy.required.filter((name) => !hasDefault(copy, name))
  const isActionUnion = Array.isArray(copy.oneOf) && JSON.stringify(copy.required) === '["do"]'
  return (isActionUnion ? { ...copy, discriminator: { propertyName: 'do' } } : copy) as AnySchema
}

/** A property with a default need not be checked as required: Ajv fills in the default first. */
const hasDefault = ({ properties }: Tree, name: unknown): boolean =>
  (properties as Record<string, Tree> | undefined)?.[String(name)]?.default !== undefined

/** Removes error details that nothing reads. Ajv repeats them for every rule: they are most of the code. */
function lean(code: string, params: Options['params']): string {
  const short = code.replace(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
  if (params === 'all') return short
  const isKept = (text: string) =>
    text.includes('missingProperty') || (params === 'missingOrLimit' && text.startsWith(',params:{limit:'))
  return short.replace(/,params:\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g, (text) => (isKept(text) ? text : ''))
}

/** Ajv emits whole schemas although its code reads only a few members by path; keep only those members. */
function readOnly(code: string): string {
  return code.replace(
    /const (schema\d+) = (\{.*?\});(?=const |function |export )/g,
    (_, name: string, text: string) => {
      const paths = [...code.matchAll(new RegExp(`\\b${name}((?:\\.\\w+|\\["[^"]*"\\])+)`, 'g'))]
      const kept: Tree = {}
      for (const [, path = ''] of paths)
        keep(kept, JSON.parse(text) as Tree, [...path.matchAll(/\w+/g)].join().split(','))
      return `const ${name} = ${JSON.stringify(kept)};`
    },
  )
}

interface Tree {
  [member: string]: unknown
}

function keep(into: Tree, from: Tree, [member = '', ...rest]: readonly string[]): void {
  const value = from[member]
  if (rest.length > 0) {
    into[member] ||= {}
    keep(into[member] as Tree, value as Tree, rest)
  } else if (member === 'properties') {
    // Keep only the names: the generated code only tests whether a name exists.
    into[member] = {
      ...Object.fromEntries(Object.keys(value as Tree).map((name) => [name, 0])),
      ...(into[member] as Tree),
    }
  } else {
    into[member] = value
  }
}

/** Fails the build when the validator would need `eval`, `new Function` or `require` at run time. */
function cspSafe(source: string): string {
  if (/\brequire\(|\bnew Function\b|\beval\(/.test(source)) {
    throw new Error(
      'The generated validators contain require, eval or new Function, which the CSP forbids. Use another keyword.',
    )
  }
  return source
}
