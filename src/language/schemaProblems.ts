import { meant } from './checkNames.ts'
import type { LayoutProblem } from './LayoutProblem.ts'

type Params = Readonly<Record<string, unknown>>

/** The names valid at the location of an error. */
export type Known = (error: SchemaError) => readonly string[]

/**
 * Converts a validator's errors to messages. Call it right after the validation, because the next one overwrites the
 * errors.
 */
export function schemaProblems(validator: Validator, pointer: string, value: unknown, known: Known): LayoutProblem[] {
  return (validator.errors ?? []).map((error) => ({
    code: 'E01' as const,
    pointer: pointer + error.instancePath + strayProperty(error.params),
    message: sentence(error, at(value, error.instancePath), known(error)),
    isHandled: false,
  }))
}

function sentence({ keyword, params }: SchemaError, value: unknown, known: readonly string[]): string {
  switch (keyword) {
    case 'additionalProperties':
      return `"${params.additionalProperty}" is not known here.${insteadOf(String(params.additionalProperty), known)}`
    case 'required':
      return `"${params.missingProperty}" is missing.`
    case 'enum':
      return `${shown(value)} is not allowed. Allowed: ${list(params.allowedValues)}.${meant(String(value), words(params.allowedValues))}`
    case 'const':
      return `${shown(value)} must be ${shown(params.allowedValue)}.`
    case 'discriminator':
      return `${shown(params.tagValue)} is not an action.${meant(String(params.tagValue), known)}`
    case 'type':
      return `${shown(value)} must be ${words(params.type).map(kind).join(' or ')}.${quotes(value, words(params.type))}`
    case 'pattern':
      return `${shown(value)} ${inWords(String(params.pattern))}.`
    default:
      return `${shown(value)} is not allowed: the ${LIMITS[keyword] ?? keyword} is ${params.limit ?? ''}.`
  }
}

/** What to write instead: the name of today for one of an earlier release, another way, or the nearest known name. */
const insteadOf = (name: string, known: readonly string[]): string => INSTEAD.get(name) ?? meant(name, known)

const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['secret', ' Write "keep": false on a field.'],
  ['sendAs', ' Only a text, a date or a phone of the document itself has it: write such a field with these names.'],
])

/** A number or true/false in quotes, or a text without them. */
function quotes(value: unknown, types: readonly string[]): string {
  const isNumber = types.some((type) => type === 'number' || type === 'integer')
  if (typeof value === 'string' && isNumber && value.trim() !== '' && Number.isFinite(Number(value)))
    return ` Remove the quotes: ${Number(value)}.`
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return ` Remove the quotes: ${value}.`
  return types.includes('string') && (typeof value === 'number' || typeof value === 'boolean')
    ? ` Put it in quotes: "${value}".`
    : ''
}

/** What a pattern of `schemas` requires, for operators. */
function inWords(pattern: string): string {
  return PATTERNS[pattern] ?? file(pattern) ?? `does not match the pattern ${pattern}`
}

const ID = 'must begin with a letter; letters, digits,'

const PATTERNS: Readonly<Record<string, string>> = {
  '^https://': 'must begin with "https://"',
  '^[A-Z]{2}$': 'must be two capital letters: the ISO code of a country, such as MX',
  '^[A-Z0-9]{3,10}$': 'must be 3 to 10 capital letters or digits: the code of a currency, such as EUR',
  '^\\d+(\\.\\d+)?$': 'must be an amount: digits and a decimal point, such as "1000.50"',
  '^-?\\d{1,18}(\\.\\d{1,18})?$': 'must be a number: digits and a decimal point, such as "1000.50"',
  '^[A-Za-z][A-Za-z0-9_-]{0,59}$': `${ID} "_" and "-" may follow, at most 59`,
  '^[A-Za-z0-9][A-Za-z0-9_.[\\]-]*$':
    'must begin with a letter or digit; letters, digits, "_", ".", "-", "[" and "]" may follow',
  '^[A-Za-z0-9][A-Za-z0-9_.-]{0,119}$':
    'must begin with a letter or digit; letters, digits, "_", "." and "-" may follow, at most 119',
  '^[A-Za-z0-9_][A-Za-z0-9_.-]*$':
    'must be a translation key: letters, digits, "_", "." and "-". Write a text of your own as { "text": { "en": "…" } }',
  '^[a-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+|\\["[^"\\\\]+"\\])*$':
    'must be the path of a value, such as form.amount: names joined by dots, or in brackets and double quotes',
  '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$': 'must be names joined by dots, such as payment.notes',
  '^[a-z][A-Za-z0-9]*$': 'must begin with a small letter; letters and digits may follow',
  '^[A-Za-z0-9_-]{1,120}\\.[a-f0-9]{16,64}\\.json$':
    'must be a file name with a hash of the content: name.0123456789abcdef.json',
}

/** A file name with one of some endings. */
function file(pattern: string): string | undefined {
  const [, endings] = /^\^\[A-Za-z0-9_-\]\{1,80\}\\\.\((.+)\)\$$/.exec(pattern) ?? []
  return (
    endings && `must be a file name of letters, digits, "_" and "-" that ends with .${endings.split('|').join(', .')}`
  )
}

/** Points at the unknown property itself, not at its parent. */
function strayProperty({ additionalProperty: name }: Params): string {
  return typeof name === 'string' ? `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` : ''
}

const LIMITS: Readonly<Record<string, string>> = {
  minLength: 'minimum length',
  maxLength: 'maximum length',
  minimum: 'minimum',
  maximum: 'maximum',
  minItems: 'minimum number of entries',
  maxItems: 'maximum number of entries',
  minProperties: 'minimum number of entries',
  maxProperties: 'maximum number of entries',
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  object: 'an object',
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  null: 'null',
}

const kind = (type: string): string => KINDS[type] ?? type

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const words = (values: unknown): string[] => (Array.isArray(values) ? values : [values]).map(String)
const list = (values: unknown): string => words(values).join(', ')

function at(value: unknown, path: string): unknown {
  const steps = path.split('/').slice(1).map(unescapeStep)
  return steps.reduce<unknown>((inner, step) => (Object(inner) as Params)[step], value)
}

const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')
