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
      return `"${params.additionalProperty}" is not known here.${meant(String(params.additionalProperty), known)}`
    case 'required':
      return `"${params.missingProperty}" is missing.`
    case 'enum':
      return `${shown(value)} is not allowed. Allowed: ${list(params.allowedValues)}.${meant(String(value), words(params.allowedValues))}`
    case 'const':
      return `${shown(value)} must be ${shown(params.allowedValue)}.`
    case 'discriminator':
      return `${shown(params.tagValue)} is not an action.${meant(String(params.tagValue), known)}`
    case 'type':
      return `${shown(value)} must be ${words(params.type).map(kind).join(' or ')}.`
    case 'pattern':
      return `${shown(value)} does not match the pattern ${params.pattern}.`
    default:
      return `${shown(value)} is not allowed: the ${LIMITS[keyword] ?? keyword} is ${params.limit ?? ''}.`
  }
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
