import type { LayoutProblem } from './LayoutProblem.ts'
import { nearest } from './nearest.ts'

type Params = Readonly<Record<string, unknown>>

/** Turns a validator's errors into sentences. The errors must be read at once: the next call overwrites them. */
export function schemaProblems(
  validator: Validator,
  pointer: string,
  value: unknown,
  known: readonly string[],
): LayoutProblem[] {
  return (validator.errors ?? []).map((error) => ({
    code: 'E01' as const,
    pointer: pointer + error.instancePath,
    message: sentence(error.keyword, error.params, at(value, error.instancePath), known),
    isHandled: false,
  }))
}

function sentence(keyword: string, params: Params, value: unknown, known: readonly string[]): string {
  switch (keyword) {
    case 'additionalProperties':
      return `"${params.additionalProperty}" is not known here.${meant(String(params.additionalProperty), known)}`
    case 'required':
      return `"${params.missingProperty}" is missing.`
    case 'enum':
      return `${shown(value)} is not allowed. Allowed: ${list(params.allowedValues)}.${meant(String(value), params.allowedValues)}`
    case 'const':
      return `${shown(value)} must be ${shown(params.allowedValue)}.`
    case 'discriminator':
      return `${shown(params.tagValue)} is no action.`
    case 'type':
      return `${shown(value)} must be ${list(params.type)}.`
    case 'pattern':
      return `${shown(value)} is not written as it must be (${params.pattern}).`
    default:
      return `${shown(value)} passes a limit (${keyword} ${params.limit ?? ''}).`
  }
}

function meant(word: string, allowed: unknown): string {
  const close = Array.isArray(allowed) ? nearest(word, allowed.map(String)) : undefined
  return close === undefined ? '' : ` Did you mean "${close}"?`
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const list = (values: unknown): string => (Array.isArray(values) ? values.join(', ') : String(values))

function at(value: unknown, path: string): unknown {
  const steps = path.split('/').slice(1).map(unescapeStep)
  return steps.reduce<unknown>((inner, step) => (Object(inner) as Params)[step], value)
}

const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')
