import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { $document, $node, nodeTypes } from 'virtual:layout-catalog'
import { Ajv } from 'ajv'
import * as catalog from '../../../schemas/layout/catalog.ts'
import { createDocuments, type Json, type Schema } from './createDocuments.ts'

// Ajv generates code from strings, which is forbidden in unit tests. So the test runs this file as a separate program.

interface Checked {
  readonly isValid: boolean
  /** `<instance path> <keyword>` of all errors, or of the first error only. */
  readonly errors: readonly string[]
  /** The document including default values. */
  readonly document: Json
}

interface Validator {
  (document: unknown): boolean
  errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null | undefined
}

export interface Comparison {
  readonly schemas: number
  readonly documents: number
  readonly valid: number
  readonly withDefaults: number
  /** The cases in which the shipped validator and Ajv disagree: the schema, the JSON value and both results. */
  readonly differences: readonly string[]
}

// Outside `main`, because nothing can be imported after this module has loaded.
const STANDALONE = await standaloneSchemas()

/**
 * Compares every shipped validator with plain Ajv over `count` documents per schema, and prints a `Comparison` as JSON.
 */
export async function main([count = '400']: readonly string[]): Promise<void> {
  const differences: string[] = []
  let documents = 0
  let valid = 0
  let withDefaults = 0
  const all = [...STANDALONE, ...catalogSchemas()]
  for (const [seed, { name, schema, shipped, allErrors }] of all.entries()) {
    const plain = compile(schema, allErrors)
    for (const document of createDocuments(schema, { count: Number(count), seed: seed + 1 })) {
      const before = JSON.stringify(document)
      const expected = check(plain, document)
      const actual = check(shipped, document)
      documents += 1
      if (expected.isValid) valid += 1
      if (show(expected.document) !== show(document)) withDefaults += 1
      if (show(expected) !== show(actual))
        differences.push(`${name}: of ${before} Ajv says ${show(expected)}, the shipped validator ${show(actual)}`)
    }
  }
  const result: Comparison = {
    schemas: all.length,
    documents,
    valid,
    withDefaults,
    differences: differences.slice(0, 20),
  }
  console.log(JSON.stringify(result))
}

interface Compared {
  readonly name: string
  readonly schema: Schema
  readonly shipped: Validator
  readonly allErrors: boolean
}

/** Every `virtual:validate/…` that the product, its servers or its commands import. */
async function standaloneSchemas(): Promise<Compared[]> {
  const ids = new Set(
    ['src', 'mocks', 'renderers'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap(
          (file) => readFileSync(join(folder, file), 'utf8').match(/virtual:validate\/[\w/]+(?:\?full)?/g) ?? [],
        ),
    ),
  )
  return Promise.all(
    [...ids].toSorted().map(async (name) => {
      const [, path = '', constant = '', full] = /^virtual:validate\/(.+)\/([A-Z_0-9]+)(\?full)?$/.exec(name) ?? []
      const module = (await import(/* @vite-ignore */ `../../../schemas/${path}.ts`)) as Record<string, Schema>
      const { default: shipped } = (await import(/* @vite-ignore */ `/@id/__x00__${name}`)) as { default: Validator }
      const schema = module[constant]
      if (schema === undefined) throw new Error(`schemas/${path}.ts exports no ${constant}.`)
      return { name, schema, shipped, allErrors: full !== undefined || path.startsWith('host/') }
    }),
  )
}

/** The schemas of a layout: of the document, of the members that every node has, and of each node type. */
function catalogSchemas(): Compared[] {
  const { blocks, fields, DOCUMENT, ENVELOPE } = catalog
  const types = [
    ...Object.entries(blocks).map(([name, { props }]) => [`b_${name}`, props] as const),
    ...Object.entries(fields).map(([name, { props }]) => [`f_${name}`, props] as const),
  ]
  const compared = (name: string, schema: object, shipped: Validator): Compared => ({
    name,
    schema: schema as Schema,
    shipped,
    allErrors: true,
  })
  return [
    compared('$document', DOCUMENT, $document),
    compared('$node', ENVELOPE, $node),
    ...types.map(([name, props]) => {
      const shipped = nodeTypes[name]?.validate
      if (shipped === undefined) throw new Error(`virtual:layout-catalog has no node type "${name}".`)
      return compared(name, props, shipped)
    }),
  ]
}

function compile(schema: Schema, allErrors: boolean): Validator {
  const ajv = new Ajv({
    allErrors,
    discriminator: true,
    useDefaults: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
  })
  ajv.addKeyword('x-slot')
  return ajv.compile(withDiscriminators(schema))
}

/**
 * Adds the discriminator `do` to unions of actions. Without it, Ajv reports one wrong member as an error of every
 * action.
 */
function withDiscriminators(schema: unknown): Schema {
  if (Array.isArray(schema)) return schema.map(withDiscriminators) as unknown as Schema
  if (typeof schema !== 'object' || schema === null) return schema as Schema
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withDiscriminators(value)]),
  )
  const isActionUnion = Array.isArray(copy.oneOf) && JSON.stringify(copy.required) === '["do"]'
  return (isActionUnion ? { ...copy, discriminator: { propertyName: 'do' } } : copy) as Schema
}

function check(validate: Validator, document: Json): Checked {
  const copy = structuredClone(document)
  const isValid = validate(copy)
  const errors = isValid ? [] : (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
  return { isValid, errors: errors.toSorted(), document: copy }
}

/** The value as JSON, with NaN and infinite numbers as text instead of null. */
const show = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'number' && !Number.isFinite(member) ? `number ${member}` : member,
  )
