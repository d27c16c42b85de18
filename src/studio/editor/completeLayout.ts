import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { isRecord } from '../../../schemas/isRecord.ts'
import { KEY } from '../../../schemas/layout/pieces.ts'
import { namesIn } from '../../ops/checkBeside.ts'
import { type JsonPlace, jsonAt } from './jsonAt.ts'
import { schemaAt, type ValueSchema } from './schemaAt.ts'
import { KEYS, PATHS, partsOf, type Word } from './words.ts'

/** Completes a layout: members, kinds, choices, parts, translation keys and paths, all from the schemas. */
export function completeLayout(
  { pos, state }: Pick<CompletionContext, 'pos' | 'state'>,
  fields: readonly string[],
): CompletionResult | null {
  const place = jsonAt(state, pos)
  if (place === undefined) return null
  const schema = schemaAt(place.root, place.steps)
  if (place.isName) return result(place, members(schema, valueAt(place)), (name) => `"${name}": `)
  const words = wordsFor(schema, place, [...fields, ...namesIn(place.root)])
  if (words === undefined) return null
  const text = state.sliceDoc(place.from, pos)
  const typed =
    words === PATHS || words[0]?.label.includes('.') ? (/[\w.]*(?:\[\\"[^"\\]*)?$/.exec(text)?.[0] ?? '') : text
  return result(
    { ...place, from: place.isQuoted ? pos - typed.length : place.from, to: isLine(schema, place) ? pos : place.to },
    words,
    (word) => `"${word}"`,
  )
}

function result(
  { from, isQuoted, to }: JsonPlace,
  words: readonly Word[],
  quoted: (word: string) => string,
): CompletionResult {
  const options = words.map(
    ({ detail, label }): Completion => ({
      label,
      detail: shortened(detail),
      ...(isQuoted ? {} : { apply: quoted(label) }),
    }),
  )
  return { from, to, options, validFor: /^[\w.\-[\]\\"]*$/ }
}

function members(schema: ValueSchema, value: unknown): readonly Word[] {
  const branch = schema.oneOf?.find(({ properties }) => properties?.do?.const === Object(value).do) ?? schema
  const names = Object.entries((branch.properties ?? {}) as Readonly<Record<string, ValueSchema>>)
  const known = schema.oneOf !== undefined && branch === schema ? [['do', {} as ValueSchema] as const] : names
  return known
    .filter(([name]) => !Object.hasOwn(Object(value), name))
    .map(([label, { description = '' }]) => ({ label, detail: description }))
}

function wordsFor(schema: ValueSchema, place: JsonPlace, fields: readonly string[]): readonly Word[] | undefined {
  const paths = () => [
    ...fields.map((name) => ({ label: `form.fields${step(name)}`, detail: 'The value of the field.' })),
    ...PATHS,
  ]
  const slot = schema['x-slot']
  if (schema.enum !== undefined) return schema.enum.map((value) => ({ label: String(value), detail: '' }))
  if (slot === 'use') return partsOf(String(Object(place.root).screen))
  if (place.steps.at(-1) === 'do') return actionsAt(place)
  if (slot === 'text' || schema.pattern === KEY) return KEYS
  if (isLine(schema, place)) return paths()
  if (schema.pattern?.startsWith('^[a-z]') || schema.pattern?.startsWith('^(deposit')) {
    const fits = new RegExp(schema.pattern)
    return paths().filter(({ label }) => fits.test(label.replaceAll('\\"', '"')))
  }
  return undefined
}

/** A step of a path, as it is written in JSON: a name that is not a word is in brackets and quotes. */
const step = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[\\"${name}\\"]`)

/** One line of an expression: only the word at the cursor is replaced. */
const isLine = (schema: ValueSchema, { steps }: JsonPlace): boolean =>
  schema['x-slot'] === 'condition' || steps.at(-2) === 'args'

function actionsAt({ root, steps }: JsonPlace): readonly Word[] {
  const { oneOf = [] } = schemaAt(root, steps.slice(0, -1))
  return oneOf.map((action) => ({
    label: String(action.properties?.do?.const),
    detail: (action as ValueSchema).description ?? '',
  }))
}

function valueAt({ root, steps }: JsonPlace): unknown {
  let value: unknown = root
  for (const step of steps)
    value = Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[step] : undefined
  return value
}

const MAX_DETAIL_LENGTH = 70
const shortened = (text: string): string =>
  text.length > MAX_DETAIL_LENGTH ? `${text.slice(0, MAX_DETAIL_LENGTH - 1)}…` : text
